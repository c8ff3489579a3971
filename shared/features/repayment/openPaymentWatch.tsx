import { useStore } from '@nanostores/react';
import type { WritableAtom } from 'nanostores';
import { addressOf } from '../../navigation/open.ts';
import { copyText } from '../../platform/clipboard.ts';
import type { Env } from '../../platform/env.ts';
import { dataAddress } from '../../platform/images/dataAddress.ts';
import { textImage } from '../../platform/images/textImage.ts';
import { browserFiles } from '../../platform/shareFile.ts';
import { phonePlace } from '../../platform/storage/browserStores.ts';
import { browserReceipts } from '../../platform/storage/paymentReceipts.ts';
import { slipName } from '../../platform/storage/seenCode.ts';
import { keepReceipt } from './keptReceipts.ts';
import type { PaymentParts } from './latePayment.ts';
import { CodeOpened, PaymentArrived, PaymentUnchecked, PaymentWaiting } from './PaymentResult/PaymentResult.tsx';
import type { ResultWords } from './PaymentResult/resultWords.tsx';
import { type PaymentWatch, paymentWatch, type WatchState } from './paymentWatch.ts';
import { Receipt } from './Receipt/Receipt.tsx';
import { createReceipt } from './Receipt/receiptModel.ts';

/** Opens a complaint about a payment that the order does not show, with this text. */
export type Complain = (env: Env, words: string) => void;

/**
 * The watch of a page, and what it shows there. With `leadsWith` the page starts with the amount due of the order or of a rollover: a code that was
 * only seen is then shown as `Opened` beside that, and not as a payment that is waited for.
 */
export const openPaymentWatch = (
  env: Env,
  $parts: WritableAtom<PaymentParts>,
  complain: Complain,
  leadsWith?: 'due' | 'rollover',
): PaymentWatch => {
  const watch = paymentWatch({
    ...env,
    isHidden: () => document.hidden,
    removeSlip: (isRollover) => {
      const name = slipName(env.page, isRollover);
      if (phonePlace.read(name)) phonePlace.write(name, null);
    },
  });
  const model = createReceipt({ ...browserFiles, draw: textImage, copy: copyText, addressOf: dataAddress });
  const result = {
    orderId: env.page.session.orderId ?? '',
    orderAddress: addressOf(env.page, 'loanDetail', { from: 'payment' }),
    receipt: (words: ResultWords) => <Receipt words={words} model={model} />,
  };
  const whileWaiting = {
    onComplain: (words: string): void => {
      watch.sayPaid();
      complain(env, words);
    },
    onLook: watch.begin,
  };

  // The same components for every check, so that the elements, and the focus in them, stay in place.
  const Waiting = () => {
    const state = useStore(watch.$state);
    return state.kind === 'waiting' ? <PaymentWaiting {...result} {...whileWaiting} state={state} /> : null;
  };
  const Unchecked = () => {
    const state = useStore(watch.$state);
    return state.kind === 'waiting' ? <PaymentUnchecked {...whileWaiting} state={state} /> : null;
  };
  const Opened = () => {
    const state = useStore(watch.$state);
    if (state.kind !== 'waiting' || !state.payment) return null;
    const { payment } = state;
    // If several codes were seen, the one of this page.
    const isDelay = payment.isOneOfSeveral ? leadsWith === 'rollover' : payment.promised;
    const codeAddress = addressOf(env.page, 'repaymentOfCode2', { isDelay: isDelay ? '1' : undefined });
    return <CodeOpened state={{ ...state, payment }} codeAddress={codeAddress} {...whileWaiting} />;
  };

  const partsOf = (state: WatchState): PaymentParts => {
    if (state.kind === 'arrived') {
      const isOver = state.progress.kind !== 'instalment';
      return { Arrived: () => <PaymentArrived {...result} state={state} />, isOver };
    }
    return leadsWith && state.payment?.isOnlyShown ? { Opened } : { Waiting, Unchecked };
  };

  const show = (state: WatchState): void => {
    const { payment } = state;
    // Stored for the page of the order's documents, which is used after this tab is closed.
    if (state.kind === 'arrived' && payment) keepReceipt(browserReceipts(env.page), { ...state, payment });
    $parts.set(partsOf(state));
  };
  watch.$state.subscribe(show);
  return watch;
};
