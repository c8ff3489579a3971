import type { RepaymentInfo } from '../../api/endpoints/repaymentInfo.ts';
import type { Key } from '../../api/parse.ts';
import { channels as profiles } from '../../brand/current.ts';
import { amountAtChannel, type Barcode, type ChannelProfile } from '../../domain/channelProfile.ts';
import type { Amount } from '../../domain/money.ts';

/** The brand's profile of the channel with this number; undefined if there is none. */
export const profileOf = (channelNumber: Key): ChannelProfile | undefined =>
  profiles && Object.keys(profiles).includes(String(channelNumber)) ? profiles[channelNumber] : undefined;

/** @returns whether the channel does not accept this amount, according to its profile. */
export const isBarred = (channelNumber: Key, due: Amount): boolean =>
  ['tooLittle', 'tooMuch'].includes(amountAtChannel(due, profileOf(channelNumber)).kind);

/** What is known of a pay code. */
export type PaidByCode = Pick<RepaymentInfo, 'payCode' | 'channels' | 'facts'>;

/** The number of a pay code's channel: of the only one in the service's list whose name is the title of the code. */
export const codeChannel = ({ payCode, channels }: PaidByCode): Key | undefined => {
  const [channel, ...more] = channels.filter(({ name }) => name === payCode?.title);
  return more.length ? undefined : channel?.number;
};

/** The profile of a pay code's channel. */
export const codeProfile = (info: PaidByCode): ChannelProfile | undefined =>
  info.payCode?.title ? profileOf(codeChannel(info) || '') : undefined;

/** @returns whether the channel of a pay code does not accept this amount, according to its profile: the code could not be paid. */
export const isCodeBarred = (info: PaidByCode, due: Amount): boolean =>
  'limitCents' in amountAtChannel(due, codeProfile(info));

/** The kind of barcode with which a code can be scanned: the service's word, or else the brand's for its channel. */
export const barcodeOf = (info: PaidByCode): Barcode | undefined =>
  info.facts.code?.barcode || codeProfile(info)?.barcode;

/** @returns whether a code takes one payment only, by the service's word, or else by the brand's for its channel. */
export const isSingleUse = (info: PaidByCode): boolean =>
  info.facts.code?.isSingleUse ?? !!codeProfile(info)?.singleUse;
