import { dueDateOf } from '../../../api/endpoints/codeInfo.ts';
import { readCodeRows } from '../../../api/endpoints/codePurpose.ts';
import type { OrderWords } from '../paymentProgress.ts';
import type { PaymentWatch } from '../paymentWatch.ts';
import type { SentPayment } from '../sentPayment.ts';
import type { PaySlipModel } from './paySlipModel.ts';
import type { CodeTicketView } from './slipOf.ts';

/**
 * The state of the order when the service confirmed the slip, from the plan: which instalment is due, and when. The plan of a rollover does not
 * contain it.
 */
const wordsOfSlip = ({ info, isRollover }: CodeTicketView): OrderWords | undefined => {
  const details = isRollover ? [] : readCodeRows(info);
  return details.length ? { status: 'due', statusText: '', statusDescription: '', details } : undefined;
};

const sentByCode = ({ info, code, pay, isRollover }: CodeTicketView): SentPayment => ({
  way: 'code',
  amount: String(pay),
  channel: info.payCode?.title ?? '',
  reference: code,
  promised: isRollover ? dueDateOf(info) : '',
  isAccepted: false,
});

/**
 * The borrower may pay with the code on screen: the watch is told to expect that payment, each time the service has confirmed the code. A borrower
 * who pays by the phone's slip has no tab in which it was confirmed: the watch takes the earlier state of the order from the slip.
 */
export const expectCode = (
  { $code, $isFromPhone }: Pick<PaySlipModel, '$code' | '$isFromPhone'>,
  watch: Pick<PaymentWatch, 'expect'>,
): void => {
  let isSlipExpected = false;
  $code.subscribe((view) => {
    if (view.kind !== 'ready') return;
    if (view.status === 'fresh') watch.expect(sentByCode(view));
    else if ($isFromPhone.get() && !isSlipExpected) {
      isSlipExpected = true;
      watch.expect(sentByCode(view), wordsOfSlip(view));
    }
  });
};
