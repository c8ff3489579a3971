import type { Queries } from '../database/openDatabase.ts';
import type { PayCode } from '../database/schema.ts';
import { wireChannels, wireCode } from '../loan/channels.ts';
import { dayIso } from '../loan/dates.ts';
import { detailRows, productLogo } from '../loan/describeOrder.ts';
import { type Due, nextPart, ROLLOVER_DAYS, requireDue } from '../loan/dueNow.ts';
import { planFacts } from '../loan/facts.ts';
import { findLoan, type Loan } from '../loan/findLoan.ts';
import { ensurePayCode } from '../loan/payCodes.ts';
import type { Call } from './call.ts';

/** Returns the pay code of the order's default channel, and creates it if needed; undefined if the order has no default channel. */
async function defaultCode(tx: Queries, { order }: Loan, due: Due, nowMs: number): Promise<PayCode | undefined> {
  const { defaultChannel } = order.traits;
  return defaultChannel === undefined ? undefined : ensurePayCode(tx, order, defaultChannel, due, nowMs);
}

/** Returns the fields of both plans: the product, the due date, where to pay, and the facts. */
async function common(call: Call, tx: Queries, loan: Loan, due: Due) {
  const { nowMs, origin, texts } = call;
  const payCode = await defaultCode(tx, loan, due, nowMs);
  return {
    productName: loan.order.productName,
    productLogo: productLogo(loan.order, origin),
    repayDate: due.dueDateIso,
    repayList: wireChannels(loan.order.traits.channels, origin),
    defDetail: payCode ? wireCode(payCode, origin, texts) : null,
    isShowReyTop: Number(loan.order.traits.showsTip === true),
    facts: await planFacts(tx, loan, due, payCode, texts),
  };
}

/** Returns the amount due now, and where to pay it. */
export async function readPeriodPlan(call: Call, tx: Queries) {
  const loan = await findLoan(call, tx);
  const due = requireDue(loan, false);
  return {
    ...(await common(call, tx, loan, due)),
    repayAmount: due.amountCents,
    detail: detailRows(loan, dayIso(call.nowMs), call.texts),
    noticeMsg: call.texts.repay.notice,
  };
}

/** Returns the fee for moving the due date, and the amount due on the new date. */
export async function readDelayPlan(call: Call, tx: Queries) {
  const loan = await findLoan(call, tx);
  const due = requireDue(loan, true);
  const { repayment, rollover } = call.texts;
  const { fee, later, notice, title, today } = rollover;
  const delayAmount = due.amountCents;
  const laterAmount = nextPart(loan)?.amountCents ?? 0;
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
