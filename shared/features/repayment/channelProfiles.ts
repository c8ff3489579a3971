import type { Key } from '../../api/parse.ts';
import { channels } from '../../brand/channels.ts';
import { amountAtChannel, type ChannelProfile } from '../../domain/channelProfile.ts';
import type { Amount } from '../../domain/money.ts';

/** What the brand says of the channel with this number; undefined where it says nothing. */
export const profileOf = (channelNumber: Key): ChannelProfile | undefined =>
  channels && Object.keys(channels).includes(String(channelNumber)) ? channels[channelNumber] : undefined;

/** Whether the channel does not take this amount, as far as the brand says. */
export const isBarred = (channelNumber: Key, due: Amount): boolean =>
  ['tooLittle', 'tooMuch'].includes(amountAtChannel(due, profileOf(channelNumber)).kind);
