import type { Queries } from '../database/openDatabase.ts';
import { imageUrl } from '../site/imageUrl.ts';
import { channelName } from './channels.ts';
import type { Due } from './dueNow.ts';
import type { Loan } from './findLoan.ts';
import { ensurePayCode } from './payCodes.ts';
import { payNotices } from './payNotices.ts';

/** The code that an order has without being asked, as `defDetail` writes it; null where the order has none. */
export async function defaultCode(tx: Queries, { order }: Loan, due: Due, origin: string) {
  const { defaultChannel } = order.traits;
  if (defaultChannel === undefined) return null;
  const name = channelName(defaultChannel);
  return {
    payCode: (await ensurePayCode(tx, order, defaultChannel, due)).code,
    logo: imageUrl(origin, name),
    title: name,
    payNotice: payNotices(defaultChannel, name),
  };
}
