import { walletOf } from '../bank/accounts.ts';
import type { Queries } from '../database/openDatabase.ts';
import type { PayCode } from '../database/schema.ts';
import { refusal } from '../http/envelope.ts';
import { WALLET, wireChannels, wireCode } from '../loan/channels.ts';
import { dayIso } from '../loan/dates.ts';
import { detailRows, productLogo } from '../loan/describeOrder.ts';
import { planFacts } from '../loan/facts.ts';
import { type Due, findLoan, type Loan, nextPart, ROLLOVER_DAYS, requireAmount, requireDue } from '../loan/loan.ts';
import { ensurePayCode } from '../loan/payCodes.ts';
import { texts } from '../texts.ts';
import { type Call, requiredText, requiredWholeNumber, textOf } from './call.ts';

/** Returns the pay code of the order's default channel, and creates it if needed; undefined if the order has no default channel. */
async function defaultCode(tx: Queries, { order }: Loan, due: Due, nowMs: number): Promise<PayCode | undefined> {
  const { defaultChannel } = order.traits;
  return defaultChannel === undefined ? undefined : ensurePayCode(tx, order, defaultChannel, due, nowMs);
}

/** Returns the fields of both plans: the product, the due date, where to pay, and the facts. */
async function common(call: Call, tx: Queries, loan: Loan, due: Due) {
  const { nowMs, origin } = call;
  const payCode = await defaultCode(tx, loan, due, nowMs);
  return {
    productName: loan.order.productName,
    productLogo: productLogo(loan.order, origin),
    repayDate: due.dueDateIso,
    repayList: wireChannels(loan.order.traits.channels, origin),
    defDetail: payCode ? wireCode(payCode, origin) : null,
    isShowReyTop: Number(loan.order.traits.showsTip === true),
    facts: await planFacts(tx, loan, due, payCode),
  };
}

/** Returns the amount due now, and where to pay it. */
export async function readPeriodPlan(call: Call, tx: Queries) {
  const loan = await findLoan(call, tx);
  const due = requireDue(loan, false);
  return {
    ...(await common(call, tx, loan, due)),
    repayAmount: due.amountCents,
    detail: detailRows(loan, dayIso(call.nowMs)),
    noticeMsg: texts.repay.notice,
  };
}

/** Returns the fee for moving the due date, and the amount due on the new date. */
export async function readDelayPlan(call: Call, tx: Queries) {
  const loan = await findLoan(call, tx);
  const due = requireDue(loan, true);
  const { repayment, rollover } = texts;
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

/** Returns the page of a code to pay the amount due at a channel; repeated calls get the same one until the order changes. */
export async function generatePayCode(call: Call, tx: Queries) {
  const amountCents = requiredWholeNumber(call, 'amount');
  const channelNumber = requiredText(call, 'channelNumber');
  const loan = await findLoan(call, tx);
  const due = requireDue(loan, textOf(call, 'isDelay') === '1');
  requireAmount(due, amountCents);
  if (!loan.order.traits.channels.includes(channelNumber)) throw refusal('channelUnknown');
  const { token } = await ensurePayCode(tx, loan.order, channelNumber, due, call.nowMs);
  return { payUrl: `${call.origin}/sandbox/pay/${token}` };
}

/** Returns the page that stands in for the wallet, to pay the amount due; repeated calls get the same one until the order changes. */
export async function repayByWallet(call: Call, tx: Queries) {
  requiredText(call, 'userId');
  const loan = await findLoan(call, tx);
  const due = requireDue(loan, false);
  requireAmount(due, requiredWholeNumber(call, 'amount'));
  if (!(await walletOf(tx, loan.order.userId))) throw refusal('walletUnknown');
  const { token } = await ensurePayCode(tx, loan.order, WALLET, due, call.nowMs);
  return { url: `${call.origin}/sandbox/wallet/${token}` };
}
