import type { Key } from '../../api/parse.ts';
import { channels } from '../../brand/channels.ts';
import { amountAtChannel, type ChannelProfile } from '../../domain/channelProfile.ts';
import type { Amount } from '../../domain/money.ts';

/** The brand's profile of the channel with this number; undefined if there is none. */
export const profileOf = (channelNumber: Key): ChannelProfile | undefined =>
  channels && Object.keys(channels).includes(String(channelNumber)) ? channels[channelNumber] : undefined;

/** @returns whether the channel does not accept this amount, according to its profile. */
export const isBarred = (channelNumber: Key, due: Amount): boolean =>
  ['tooLittle', 'tooMuch'].includes(amountAtChannel(due, profileOf(channelNumber)).kind);
