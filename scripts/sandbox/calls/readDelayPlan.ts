import { inTransaction } from '../database/inTransaction.ts';
import { wireChannels } from '../loan/channels.ts';
import { dayIso } from '../loan/dates.ts';
import { defaultCode } from '../loan/defaultCode.ts';
import { type Due, nextPart, ROLLOVER_DAYS, requireDue } from '../loan/dueNow.ts';
import { findLoan, type Loan } from '../loan/findLoan.ts';
import { wireCents, wireFlag } from '../loan/money.ts';
import { productLogo } from '../loan/productLogo.ts';
import type { Texts } from '../texts/en.ts';
import type { Call } from './call.ts';

function planItems(loan: Loan, due: Due, todayIso: string, texts: Texts['rollover']) {
  const { traits } = loan.order;
  const laterCents = nextPart(loan)?.amountCents ?? 0;
  return [
    { remark: texts.today, title: texts.fee, amount: wireCents(due.amountCents, traits), time: todayIso },
    { remark: texts.later, title: texts.repayment, amount: wireCents(laterCents, traits), time: due.dueDateIso },
  ];
}

/** What moving the date costs, and what is due then. A transaction, since the default pay code may have to be made. */
export function readDelayPlan(call: Call) {
  return inTransaction(call.database, async (tx) => {
    const loan = await findLoan(call, tx);
    const due = requireDue(loan, true);
    const { productName, traits } = loan.order;
    const { rollover } = call.texts;
    return {
      repayPlan: { items: planItems(loan, due, dayIso(call.nowMs), rollover) },
      repayList: wireChannels(traits.channels, call.origin),
      delayInfo: {
        title: rollover.title(ROLLOVER_DAYS),
        delayAmount: wireCents(due.amountCents, traits),
      },
      productName,
      repayDate: due.dueDateIso,
      productLogo: productLogo(loan.order, call.origin),
      noticeMsg: rollover.notice,
      defDetail: await defaultCode(tx, loan, due, call.origin),
      isShowReyTop: wireFlag(traits.showsTip === true, traits),
    };
  });
}
