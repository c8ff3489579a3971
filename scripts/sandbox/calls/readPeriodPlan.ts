import { inTransaction } from '../database/inTransaction.ts';
import { wireChannels } from '../loan/channels.ts';
import { dayIso } from '../loan/dates.ts';
import { defaultCode } from '../loan/defaultCode.ts';
import { detailRows } from '../loan/describeOrder.ts';
import { requireDue } from '../loan/dueNow.ts';
import { findLoan } from '../loan/findLoan.ts';
import { wireCents, wireFlag } from '../loan/money.ts';
import { productLogo } from '../loan/productLogo.ts';
import type { Call } from './call.ts';

/** What is due now, and where to pay it. A transaction, since the default pay code may have to be made. */
export function readPeriodPlan(call: Call) {
  return inTransaction(call.database, async (tx) => {
    const loan = await findLoan(call, tx);
    const due = requireDue(loan, false);
    const { productName, traits } = loan.order;
    return {
      repayAmount: wireCents(due.amountCents, traits),
      repayDate: due.dueDateIso,
      productName,
      productLogo: productLogo(loan.order, call.origin),
      detail: detailRows(loan, dayIso(call.nowMs)),
      repayList: wireChannels(traits.channels, call.origin),
      noticeMsg: call.texts.repay.notice,
      defDetail: await defaultCode(tx, loan, due, call.origin),
      isShowReyTop: wireFlag(traits.showsTip === true, traits),
    };
  });
}
