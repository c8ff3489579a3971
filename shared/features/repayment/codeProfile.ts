import { readCodeChannel } from '../../api/endpoints/codeChannel.ts';
import type { CodeInfo } from '../../api/endpoints/codeInfo.ts';
import { channels } from '../../brand/channels.ts';
import { amountAtChannel, type ChannelProfile } from '../../domain/channelProfile.ts';
import type { Amount } from '../../domain/money.ts';
import { profileOf } from './channelProfiles.ts';

/** What is known of a pay code. */
export type PaidByCode = Pick<CodeInfo, 'payCode' | 'received'>;

/** What the brand says of the channel that a pay code is of: by the code's title, which a brand may name, or by the list. */
export const codeProfile = (info: PaidByCode): ChannelProfile | undefined => {
  const title = info.payCode?.title;
  if (!title) return undefined;
  const named = Object.values(channels || {}).find(({ codeTitles }) => codeTitles?.includes(title));
  return named || profileOf(readCodeChannel(info) || '');
};

/** Whether the channel of a pay code does not take this amount, as far as the brand says: nobody could pay with the code. */
export const isCodeBarred = (info: PaidByCode, due: Amount): boolean =>
  'limitCents' in amountAtChannel(due, codeProfile(info));
