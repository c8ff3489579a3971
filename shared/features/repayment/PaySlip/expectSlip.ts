import { dueDateOf } from '../../../api/endpoints/codeInfo.ts';
import { readCodeRows } from '../../../api/endpoints/codePurpose.ts';
import type { OrderWords } from '../paymentProgress.ts';
import type { PaymentWatch } from '../paymentWatch.ts';
import type { PaySlipModel } from './paySlipModel.ts';
import type { CodeTicketView } from './slipOf.ts';

/**
 * How the order stood when the service confirmed the slip, by the plan: which instalment is due, and when. The plan of a
 * rollover does not say it.
 */
const wordsOfSlip = ({ info, isRollover }: CodeTicketView): OrderWords | undefined => {
  const details = isRollover ? [] : readCodeRows(info);
  return details.length ? { status: 'due', statusText: '', statusDescription: '', details } : undefined;
};

/**
 * Who pays by the slip has no tab that saw its code confirmed: the watch for the payment knows from the slip what may have
 * been paid, and how the order stood before.
 */
export const expectSlip = ({ $code, $isFromPhone }: PaySlipModel, watch: Pick<PaymentWatch, 'expect'>): void => {
  let isExpected = false;
  $code.subscribe((view) => {
    if (view.kind !== 'ready' || !$isFromPhone.get() || isExpected) return;
    isExpected = true;
    watch.expect(
      {
        way: 'code',
        amount: String(view.pay),
        channel: view.info.payCode?.title ?? '',
        reference: view.code,
        promised: view.isRollover ? dueDateOf(view.info) : '',
        isAccepted: false,
      },
      wordsOfSlip(view),
    );
  });
};
