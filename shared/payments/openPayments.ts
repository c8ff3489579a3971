import type { WritableAtom } from 'nanostores';
import { knownPayments } from './knownPayments.ts';
import type { OrderPayments, PaymentStatus, PaymentsEnv } from './orderPayments.ts';
import { storedState, withLater } from './paymentNews.ts';
import { isSamePayment, type PaymentRecord } from './paymentRecord.ts';
import { watchPayments } from './watchPayments.ts';

/** The payments of the page's own order, which are shown in `$status`. A page that names no order has none. */
export const openPayments = (env: PaymentsEnv, $status: WritableAtom<PaymentStatus>): OrderPayments => {
  const known = knownPayments(env);
  const { records, keep } = known;
  // What a request under way has replaced, should it turn out that nothing was sent.
  let replaced: PaymentRecord | undefined;

  const watching = watchPayments(env, $status, known);
  const { show } = watching;
  const watch = (isSeen = false): void => {
    if (env.page.session.orderId) watching.watch(isSeen);
  };

  const record: OrderPayments['record'] = (payment, isOffered = () => true): void => {
    if (!isOffered()) return;
    const kept = records();
    const made = { ...payment, atMs: env.clock.now(), before: storedState(known.now()) };
    const earlier = kept.payments.find((other) => isSamePayment(other, made));
    const isCode = payment.way === 'code';
    // A code is seen again and again, and the answer to a request says nothing of when it was sent.
    const isAnswered = payment.state === 'unconfirmed' || payment.state === 'accepted';
    replaced = earlier;
    const recorded = earlier
      ? {
          ...made,
          before: withLater(made.before, earlier.before),
          ...((isCode || isAnswered) && { atMs: earlier.atMs }),
        }
      : made;
    keep({
      payments: [recorded, ...kept.payments.filter((other) => other !== earlier)],
      shown: isCode ? kept.shown : undefined,
    });
    // The next payment replaces the confirmation of the one before.
    if (!isCode) $status.set({ ...$status.get(), arrived: undefined, changed: undefined });
    show();
  };

  env.onReturn(() => {
    show();
    if ($status.get().pending) watch();
  });
  show();

  return {
    env,
    $status,
    record,
    withdraw: (payment) => {
      const kept = records();
      const made = { ...payment, atMs: 0, before: {} };
      const others = kept.payments.filter((other) => !isSamePayment(other, made));
      keep({ ...kept, payments: replaced && isSamePayment(replaced, made) ? [replaced, ...others] : others });
      replaced = undefined;
      show();
    },
    see: (read) => {
      known.learn(read);
      watching.evaluate();
      const { arrived, changed } = $status.get();
      const amount = read.orderDue || read.due;
      const date = read.orderDueDate || read.dueDate;
      // What the page shows by now counts; a look may contradict it again and again.
      if (changed && amount && (changed.amount !== amount || (date && changed.date !== date)))
        $status.set({ ...$status.get(), changed: { amount, date } });
      // A plan has no status: only the order says whether it is still settled.
      if (!read.status && arrived?.isSettled) watch();
    },
    watch,
    explains: watching.explains,
  };
};
