import { readCodeChannel } from '../../api/endpoints/codeChannel.ts';
import type { CodeInfo } from '../../api/endpoints/codeInfo.ts';
import { channels } from '../../brand/channels.ts';
import { amountAtChannel, type ChannelProfile } from '../../domain/channelProfile.ts';
import type { Amount } from '../../domain/money.ts';
import { profileOf } from './channelProfiles.ts';

/** What is known of a pay code. */
export type PaidByCode = Pick<CodeInfo, 'payCode' | 'received'>;

/** The profile of a pay code's channel: found by the code's title, which a profile may list, or by the service's list. */
export const codeProfile = (info: PaidByCode): ChannelProfile | undefined => {
  const title = info.payCode?.title;
  if (!title) return undefined;
  const named = Object.values(channels || {}).find(({ codeTitles }) => codeTitles?.includes(title));
  return named || profileOf(readCodeChannel(info) || '');
};

/** @returns whether the channel of a pay code does not accept this amount, according to its profile: the code could not be paid. */
export const isCodeBarred = (info: PaidByCode, due: Amount): boolean =>
  'limitCents' in amountAtChannel(due, codeProfile(info));
