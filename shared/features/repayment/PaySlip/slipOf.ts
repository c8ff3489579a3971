import { readCodeChannel } from '../../../api/endpoints/codeChannel.ts';
import { dueDateOf } from '../../../api/endpoints/codeInfo.ts';
import { readCodeRows, readOwedOn } from '../../../api/endpoints/codePurpose.ts';
import { readPayNotices } from '../../../api/endpoints/payNotices.ts';
import type { CodeView } from '../storedCode.ts';

/** A code with what it pays. */
export type CodeTicketView = Extract<CodeView, { readonly kind: 'ready' }>;

/**
 * What the phone stores of a code on screen: only what is shown of it, under the service's own field names, so that it is parsed like a
 * response. No picture, because without a connection it cannot load. `expiresAtMs`: the latest moment at which the code expires, if that is
 * known.
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
    // Only the code's own channel of the list: the brand's terms and the kind of barcode apply to the slip too.
    ...(channel !== undefined && { repayList: [{ name: info.payCode?.title, channel_number: channel }] }),
    defDetail: {
      payCode: code,
      title: info.payCode?.title,
      payNotice: readPayNotices(info).map(({ title, items }) => ({ title, list: items })),
    },
  };
};
