import { unknown } from 'borrower-web/shared/api/client.ts';
import { type Order, readOrder } from 'borrower-web/shared/api/endpoints/readOrder.ts';
import { currencySign, money } from 'borrower-web/shared/brand/current.ts';
import { showAmount } from 'borrower-web/shared/brand/formats.ts';
import { parseAmountInput } from 'borrower-web/shared/domain/amountInput.ts';
import { SETTLED } from 'borrower-web/shared/domain/orderStatus.ts';
import { createQuery } from 'borrower-web/shared/features/core/createQuery.ts';
import type { Failure } from 'borrower-web/shared/features/core/failure.tsx';
import {
  type CheckResult,
  type EarlierRequest,
  isRepeated,
  type SubmissionEnv,
} from 'borrower-web/shared/features/core/submission.ts';
import { submissionKey } from 'borrower-web/shared/features/core/submissionKey.ts';
import { submitOnce } from 'borrower-web/shared/features/core/submitOnce.ts';
import type { Message, Words } from 'borrower-web/shared/i18n/messages.ts';
import { addressOf } from 'borrower-web/shared/navigation/screens.ts';
import { bookedIn, moneyStateOf } from 'borrower-web/shared/payments/moneyState.ts';
import {
  type NewPayment,
  orderPayments,
  type PaymentsEnv,
  stateOfOrder,
} from 'borrower-web/shared/payments/orderPayments.ts';
import { bookedSince } from 'borrower-web/shared/payments/paymentNews.ts';
import { atom } from 'nanostores';
import { payPart } from '../../endpoints/payPart.ts';
import { text } from './messages.ts';

// As the order's pages name it: 'from your e-wallet'.
const ofWallet = { way: 'wallet', isRollover: false, place: '', reference: '', promisedDay: '' } as const;

/** A form that moves money: what is typed is checked, sent once, and looked for in the order where its answer got lost. */
export const createPartialPayment = (env: PaymentsEnv & SubmissionEnv) => {
  const { orderId, productId } = env.page.session;
  const $typed = atom('');
  const $problem = atom<{ readonly message: Message } | undefined>();
  /** Why the service took nothing; empty before. */
  const $refusal = atom<Words>('');
  /** Why the last call brought nothing: a login may help. */
  const $failure = atom<Failure | undefined>();
  /** Whether the order shows the payment that was looked for. */
  const $isBooked = atom(false);

  const read = async () => (orderId ? env.call(readOrder, { orderId, productId }) : unknown('incomplete'));
  // What was begun to pay on the order: each of its pages warns of it, also of what is paid here.
  const payments = orderPayments(env);
  const order = createQuery(env, read, (data) => payments.see(stateOfOrder(data)));
  // What is due has changed with a payment that has arrived.
  payments.$status.listen(({ arrived }, before) => {
    if (arrived && !before?.arrived) void order.refresh();
  });
  const shown = (): Order | undefined => {
    const view = order.$view.get();
    return view.kind === 'ready' && view.status === 'fresh' ? view.data : undefined;
  };

  // The order alone says what has become of a payment: one of its amount that was booked since.
  const check = async (sent: EarlierRequest | undefined): Promise<CheckResult> => {
    $isBooked.set(false);
    const outcome = await env.call(readOrder, { orderId, productId });
    $failure.set(outcome.kind === 'ok' ? undefined : { env, outcome });
    if (outcome.kind !== 'ok') return 'unknown';
    payments.see(stateOfOrder(outcome.data));
    const { status, facts } = outcome.data;
    const before = bookedIn(sent?.before);
    if (!facts.payments || !before) return status === SETTLED ? 'done' : 'changed';
    const booked = bookedSince(facts.payments, before);
    $isBooked.set(booked.some(({ amountCents }) => String(amountCents) === sent?.call));
    // The order may count a payment in what is due before it lists it.
    if (!$isBooked.get()) return moneyStateOf(outcome.data) === sent?.before ? 'open' : 'changed';
    // One part may follow another: once the service has accepted this one, and the order shows it, nothing is in the way any more.
    return sent?.wasAccepted ? 'ended' : 'done';
  };

  // The key that everything has that pays this order: a payment by card waits for this one, and the other way round.
  const lock = submitOnce(env, {
    key: submissionKey('repay', env.page),
    check,
    snapshot: () => {
      const now = shown();
      return now && moneyStateOf(now);
    },
  });

  /** What is wrong with what was typed. */
  const problemOf = (cents: number | undefined): Message | undefined => {
    const due = shown()?.facts.dueCents;
    if (!cents) return text.wrong;
    return due !== undefined && cents > due ? { ...text.tooMuch, values: { due: showAmount(due) } } : undefined;
  };

  return {
    ...lock,
    order,
    payments,
    orderAddress: addressOf(env.page, 'loanDetail'),
    $typed,
    $problem,
    $refusal,
    $failure,
    $isBooked,
    open: () => {
      lock.open();
      void order.refresh();
    },
    type: (typed: string): void => {
      $typed.set(typed);
      $problem.set(undefined);
    },
    pay: async (): Promise<void> => {
      // The limit, and what tells later whether this was paid, come from the order as it is now.
      if (!shown() && !(await order.refresh())) return;
      const cents = parseAmountInput($typed.get(), currencySign, money);
      const message = problemOf(cents);
      $problem.set(message && { message });
      if (message || !cents) return;
      $refusal.set('');
      $failure.set(undefined);
      // Recorded before it is sent, because the page may be killed at any time. What records it comes with the rest of the page.
      await env.later.load();
      const payment: NewPayment = { ...ofWallet, amount: String(cents), state: 'sending' };
      const outcome = await lock.send(
        (options) => {
          payments.record(payment);
          return env.call(payPart, { orderId, amount: cents }, { ...options, needsConnection: true });
        },
        // Another amount is another intent: it must not go out with the idempotency key of a payment that got lost.
        { call: payment.amount },
      );
      if (!outcome) return;
      if (outcome.kind === 'ok') return payments.record({ ...payment, state: 'accepted' });
      const mayHavePaid = outcome.kind === 'unknown' ? !outcome.isUnsent : isRepeated(outcome);
      if (mayHavePaid) return payments.record({ ...payment, state: 'unconfirmed' });
      payments.withdraw(payment);
      // An outcome that is not known is the lock's to tell, in its own words.
      $refusal.set(outcome.message || text.refused);
      $failure.set({ env, outcome });
    },
    /** The borrower decides to pay again after one that may be lost: what is due is read anew. */
    payAgain: (): void => {
      lock.release();
      void order.refresh();
    },
    /** After one that was accepted: if the order shows it, another part can be paid. Only a tap frees the form, or a page left open would pay twice. */
    payAnother: async (): Promise<void> => {
      $typed.set('');
      await lock.checkAgain();
      if (!$isBooked.get()) return;
      lock.release();
      void order.refresh();
    },
  };
};
