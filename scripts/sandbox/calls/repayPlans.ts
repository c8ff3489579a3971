import type { Queries } from '../database/openDatabase.ts';
import { channelName, payNotices, wireChannels } from '../loan/channels.ts';
import { dayIso } from '../loan/dates.ts';
import { detailRows } from '../loan/describeOrder.ts';
import { type Due, nextPart, ROLLOVER_DAYS, requireDue } from '../loan/dueNow.ts';
import { findLoan, type Loan } from '../loan/findLoan.ts';
import { wireCents, wireFlag } from '../loan/money.ts';
import { ensurePayCode } from '../loan/payCodes.ts';
import { productLogo } from '../loan/productLogo.ts';
import { imageUrl } from '../site/images.ts';
import type { Call } from './call.ts';

/** Returns the pay code of the order's default channel, and creates it if needed; null if the order has no default channel. */
async function defaultCode(tx: Queries, { order }: Loan, due: Due, origin: string) {
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

/** Returns the fields of both plans: the product, the due date, and where to pay. */
const common = async ({ origin }: Call, tx: Queries, loan: Loan, due: Due) => ({
  productName: loan.order.productName,
  productLogo: productLogo(loan.order, origin),
  repayDate: due.dueDateIso,
  repayList: wireChannels(loan.order.traits.channels, origin),
  defDetail: await defaultCode(tx, loan, due, origin),
  isShowReyTop: wireFlag(loan.order.traits.showsTip === true, loan.order.traits),
});

/** Returns the amount due now, and where to pay it. */
export async function readPeriodPlan(call: Call, tx: Queries) {
  const loan = await findLoan(call, tx);
  const due = requireDue(loan, false);
  return {
    ...(await common(call, tx, loan, due)),
    repayAmount: wireCents(due.amountCents, loan.order.traits),
    detail: detailRows(loan, dayIso(call.nowMs)),
    noticeMsg: call.texts.repay.notice,
  };
}

/** Returns the fee for moving the due date, and the amount due on the new date. */
export async function readDelayPlan(call: Call, tx: Queries) {
  const loan = await findLoan(call, tx);
  const due = requireDue(loan, true);
  const { traits } = loan.order;
  const { repayment, rollover } = call.texts;
  const { fee, later, notice, title, today } = rollover;
  const delayAmount = wireCents(due.amountCents, traits);
  const laterAmount = wireCents(nextPart(loan)?.amountCents ?? 0, traits);
  const items = [
    { remark: today, title: fee, amount: delayAmount, time: dayIso(call.nowMs) },
    { remark: later, title: repayment, amount: laterAmount, time: due.dueDateIso },
  ];
  return {
    ...(await common(call, tx, loan, due)),
    repayPlan: { items },
    delayInfo: { title: title(ROLLOVER_DAYS), delayAmount },
    noticeMsg: notice,
  };
}
