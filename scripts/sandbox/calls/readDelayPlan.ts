import { inTransaction } from '../database/inTransaction.ts';
import { wireChannels } from '../loan/channels.ts';
import { dayIso } from '../loan/dates.ts';
import { defaultCode } from '../loan/defaultCode.ts';
import { type Due, nextPart, ROLLOVER_DAYS, requireDue } from '../loan/dueNow.ts';
import { findLoan, type Loan } from '../loan/findLoan.ts';
import { wireCents, wireFlag } from '../loan/money.ts';
import { productLogo } from '../loan/productLogo.ts';
import type { Call } from './call.ts';

function planItems(loan: Loan, due: Due, todayIso: string) {
  const { traits } = loan.order;
  const laterCents = nextPart(loan)?.amountCents ?? 0;
  return [
    { remark: 'Today', title: 'Rollover fee', amount: wireCents(due.amountCents, traits), time: todayIso },
    { remark: 'Later', title: 'Repayment', amount: wireCents(laterCents, traits), time: due.dueDateIso },
  ];
}

/** What moving the date costs, and what is due then. A transaction, since the default pay code may have to be made. */
export function readDelayPlan(call: Call) {
  return inTransaction(call.database, async (tx) => {
    const loan = await findLoan(call, tx);
    const due = requireDue(loan, true);
    const { productName, traits } = loan.order;
    return {
      repayPlan: { items: planItems(loan, due, dayIso(call.nowMs)) },
      repayList: wireChannels(traits.channels, call.origin),
      delayInfo: {
        title: `Move the date by ${ROLLOVER_DAYS} days`,
        delayAmount: wireCents(due.amountCents, traits),
      },
      productName,
      repayDate: due.dueDateIso,
      productLogo: productLogo(loan.order, call.origin),
      noticeMsg: 'The rollover fee does not reduce what you borrowed.',
      defDetail: await defaultCode(tx, loan, due, call.origin),
      isShowReyTop: wireFlag(traits.showsTip === true, traits),
    };
  });
}
