import { readCodeChannel } from '../../../api/endpoints/codeChannel.ts';
import { dueDateOf } from '../../../api/endpoints/codeInfo.ts';
import { readCodeRows, readOwedOn } from '../../../api/endpoints/codePurpose.ts';
import { readPayNotices } from '../../../api/endpoints/payNotices.ts';
import type { CodeView } from '../storedCode.ts';

/** A code with what it pays. */
export type CodeTicketView = Extract<CodeView, { readonly kind: 'ready' }>;

/**
 * What the phone keeps of a code on screen: what is shown of it and nothing else that the service has said, under the
 * service's own names, so that it is read like an answer. No picture, for without a connection there is none. `expiresAtMs`:
 * when the code has expired at the latest, as far as that is known.
 */
export const slipOf = (
  { info, code, total, isRollover, checkedAtMs }: CodeTicketView,
  expiresAtMs?: number,
): object => {
  const repayDate = dueDateOf(info);
  const channel = readCodeChannel(info);
  const owed = isRollover ? readOwedOn(info, repayDate) : undefined;
  return {
    isRollover: Number(isRollover),
    checkedAt: checkedAtMs,
    expiresAt: expiresAtMs,
    ...(isRollover ? { delayInfo: { title: info.delay?.title, delayAmount: total } } : { repayAmount: total }),
    repayDate,
    productName: info.productName,
    detail: readCodeRows(info).map(({ label, value }) => ({ text: label, value })),
    ...(owed !== undefined && { repayPlan: { items: [{ time: repayDate, amount: owed }] } }),
    // Of all channels the code's own: what the brand says of it holds for the slip too, and how it is drawn.
    ...(channel !== undefined && { repayList: [{ name: info.payCode?.title, channel_number: channel }] }),
    defDetail: {
      payCode: code,
      title: info.payCode?.title,
      payNotice: readPayNotices(info).map(({ title, items }) => ({ title, list: items })),
    },
  };
};
