import type { WritableAtom } from 'nanostores';
import { addressOf } from '../../navigation/open.ts';
import { copyText } from '../../platform/clipboard.ts';
import type { Env } from '../../platform/env.ts';
import { textImage } from '../../platform/images/textImage.ts';
import { browserFiles } from '../../platform/shareFile.ts';
import type { PaymentParts } from './latePayment.ts';
import { PaymentArrived, PaymentWaiting } from './PaymentResult/PaymentResult.tsx';
import type { ResultWords } from './PaymentResult/resultWords.tsx';
import { type PaymentWatch, paymentWatch, type WatchState } from './paymentWatch.ts';
import { Receipt } from './Receipt/Receipt.tsx';
import { createReceipt } from './Receipt/receiptModel.ts';

/** What a page adds: how to complain of a payment that does not show, with these words. */
export type Complain = (env: Env, words: string) => void;

/** The watch of a browser's page, and what it shows there. */
export const openPaymentWatch = (env: Env, $parts: WritableAtom<PaymentParts>, complain: Complain): PaymentWatch => {
  const watch = paymentWatch({ ...env, isHidden: () => document.hidden });
  const model = createReceipt({ ...browserFiles, draw: textImage, copy: copyText });
  const result = {
    orderId: env.page.session.orderId ?? '',
    orderAddress: addressOf(env.page, 'loanDetail', { from: 'payment' }),
    receipt: (words: ResultWords) => <Receipt words={words} model={model} />,
  };

  const show = (state: WatchState): void =>
    $parts.set(
      state.kind === 'arrived'
        ? { Arrived: () => <PaymentArrived {...result} state={state} />, isOver: state.progress.kind !== 'instalment' }
        : {
            Waiting: () => <PaymentWaiting {...result} state={state} onComplain={(words) => complain(env, words)} />,
          },
    );
  watch.$state.subscribe(show);
  return watch;
};
