import { dueDateOf } from '../../../api/endpoints/repaymentInfo.ts';
import type { PaymentWatch } from '../paymentWatch.ts';
import type { PaySlipModel } from './paySlipModel.ts';

/**
 * Who pays by the slip has no tab that saw its code confirmed: the watch for the payment knows from the slip what may have
 * been paid.
 */
export const expectSlip = ({ $code, $isFromPhone }: PaySlipModel, watch: Pick<PaymentWatch, 'expect'>): void => {
  let isExpected = false;
  $code.subscribe((view) => {
    if (view.kind !== 'ready' || !$isFromPhone.get() || isExpected) return;
    isExpected = true;
    watch.expect({
      way: 'code',
      amount: String(view.total),
      channel: view.info.payCode?.title ?? '',
      reference: view.code,
      promised: view.isRollover ? dueDateOf(view.info) : '',
      isAccepted: false,
    });
  });
};
