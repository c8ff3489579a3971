import type { WritableAtom } from 'nanostores';
import { recordsName } from '../platform/storage/sessionStore.ts';
import type { OrderPayments, PaymentStatus, PaymentsEnv, ReadState } from './orderPayments.ts';
import { storedState, withLater } from './paymentNews.ts';
import { isSamePayment, type OrderRecords, type PaymentRecord, readRecords, writeRecords } from './paymentRecord.ts';
import { watchPayments } from './watchPayments.ts';

const SEVERITY = ['opened', 'sending', 'unconfirmed', 'accepted'];

/**
 * The record that the borrower has to know of: one that was sent before one that was opened, a channel before a code, else the latest, which is kept
 * first.
 */
const foremost = (payments: readonly PaymentRecord[]): PaymentRecord | undefined => {
  const rank = ({ state, way }: PaymentRecord): number => (way === 'code' ? -1 : SEVERITY.indexOf(state));
  // Old Chromiums sort more than ten in no certain order.
  return payments.find((each) => payments.every((other) => rank(each) >= rank(other)));
};

/** The payments of the page's own order, which are shown in `$status`. A page that names no order has none. */
export const openPayments = (env: PaymentsEnv, $status: WritableAtom<PaymentStatus>): OrderPayments => {
  const { orderId = '' } = env.page.session;
  const { clock } = env;
  // What no storage takes, or what one has lost since, is known to this page alone.
  let last: OrderRecords | undefined;
  let isWritten = true;
  let now: ReadState = {};
  let latest: ReadState = {};
  // What a request under way has replaced, should it turn out that nothing was sent.
  let replaced: PaymentRecord | undefined;

  const records = (): OrderRecords => {
    // Undefined where the phone has cleared its storage.
    if (!last || (isWritten && env.records.read(recordsName(orderId)) !== undefined))
      last = readRecords(env.records, orderId, clock.now());
    return last;
  };

  const keep = (kept: OrderRecords): void => {
    if (!orderId) return;
    last = kept;
    isWritten = writeRecords(env.records, orderId, kept);
  };

  const learn = (read: ReadState): void => {
    // What the order said before a plan that says otherwise is old, and must not be told as what it says now.
    const isOtherDay = read.dueDate && now.orderDueDate && read.dueDate !== now.orderDueDate;
    const isOld = read.due !== undefined && (read.due !== now.orderDue || isOtherDay);
    latest = read;
    now = withLater(isOld ? { ...now, orderDue: undefined, orderDueDate: undefined } : now, read);
  };

  const pending = (): PaymentRecord | undefined => foremost(records().payments);
  const watching = watchPayments({ env, $status, records, keep, now: () => now, latest: () => latest, learn, pending });
  const { show } = watching;
  const watch = (isSeen = false): void => {
    if (orderId) watching.watch(isSeen);
  };

  const record: OrderPayments['record'] = (payment, isOffered = () => true): void => {
    if (!isOffered()) return;
    const kept = records();
    const made = { ...payment, atMs: clock.now(), before: storedState(now) };
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
      learn(read);
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
