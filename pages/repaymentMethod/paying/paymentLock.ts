import { unknown } from '../../../shared/api/client.ts';
import { type Order, readOrder } from '../../../shared/api/endpoints/readOrder.ts';
import { readPeriodPlan } from '../../../shared/api/endpoints/readPeriodPlan.ts';
import { type Outcome, type Refused, type Unknown, wordsOfFailure } from '../../../shared/api/outcome.ts';
import { SETTLED } from '../../../shared/domain/orderStatus.ts';
import { type Failure, isRefusal } from '../../../shared/features/core/failure.tsx';
import {
  type CheckResult,
  type EarlierRequest,
  isRepeated,
  type SubmissionEnv,
  type SubmitOnce,
} from '../../../shared/features/core/submission.ts';
import { submissionKey } from '../../../shared/features/core/submissionKey.ts';
import { submitOnce } from '../../../shared/features/core/submitOnce.ts';
import type { Words } from '../../../shared/i18n/messages.ts';
import { bookedIn, moneyStateOf } from '../../../shared/payments/moneyState.ts';
import type { OrderPayments } from '../../../shared/payments/orderPayments.ts';
import { stateOfOrder } from '../../../shared/payments/orderPayments.ts';
import { bookedSince } from '../../../shared/payments/paymentNews.ts';
import type { Env } from '../../../shared/platform/env.ts';
import type { AmountCheck } from '../amountCheck.ts';
import { type BookedBefore, readBookedBefore } from '../cardCode.ts';
import { payingText as text } from '../messages.ts';

/** One lock for everything that can pay the order. */
export interface PaymentLock extends SubmitOnce {
  /** The order as read by the last check. */
  seen(): Order | undefined;
  /** Why the last check got no response; undefined if it got one. */
  failure(): Failure | undefined;
  /** Whether the last check has found in the order what was sent, as a payment that the service has booked. */
  isBooked(): boolean;
  /** Reads the order in advance, beside the ways to pay, so that its state, and what is due, are known when the borrower pays. */
  readAhead(waysRead?: Promise<Outcome<unknown>>): void;
  /** The payments that were booked while the amount of the address was due. */
  bookedBefore(): BookedBefore;
}

/** What the lock needs of the page. */
export interface LockParts {
  readonly payments: Pick<OrderPayments, '$status' | 'see'>;
  readonly amounts: Pick<AmountCheck, 'learn' | 'needsPlan'>;
}

// The longest time that a tap waits for the state of the order. Without that state nobody can tell later that the order has not changed, which only
// costs the borrower a look at the order.
const LONGEST_READ_MS = 3000;

/**
 * The message for an outcome other than `ok`: the service's for a refusal, if it has one, otherwise the app's own, which does not say
 * 'failed' about something that may have been done. For an unknown outcome the service's words in quotation marks, or why nothing was sent.
 */
export const wordsOf = (outcome: Refused | Unknown): Words => {
  if (outcome.kind === 'unknown') return wordsOfFailure(outcome) || '';
  return isRepeated(outcome) ? text.doNotSubmit : outcome.message || text.notProcessed;
};

/** The texts of an order's status, joined by a dash: a full stop between them would be wrong in Chinese or Hindi. */
export const orderWords = ({
  statusText,
  statusDescription,
}: Pick<Order, 'statusText' | 'statusDescription'>): string =>
  [statusText, statusDescription].filter(Boolean).join(' – ');

const idsOf = ({ facts: { payments } }: Order): BookedBefore => payments?.map(({ id }) => id);

/**
 * The lock of the order in the page's address. Card, code and wallet share it: while one of them is in progress or its outcome is
 * unknown, no other may be sent, because the order could be paid twice.
 */
export const paymentLock = (env: Env & SubmissionEnv, { payments, amounts }: LockParts): PaymentLock => {
  const { orderId, productId } = env.page.session;
  let seen: Order | undefined;
  let failure: Failure | undefined;
  let isBooked = false;
  /** The order as last read, for the next payment. */
  let order: Order | undefined;
  let reading: Promise<void> | undefined;
  let booked: BookedBefore;

  const ask = () => env.call(readOrder, { productId, orderId });

  const see = (read: Order): void => {
    payments.see(stateOfOrder(read));
    amounts.learn({ order: read.facts.dueCents });
  };

  const readPlan = async (): Promise<void> => {
    const outcome = await env.call(readPeriodPlan, { productId, orderId });
    if (outcome.kind === 'ok') amounts.learn({ plan: outcome.data.repayAmount });
  };

  const readAhead: PaymentLock['readAhead'] = (waysRead) => {
    order = undefined;
    const asked = ask().then(async (outcome) => {
      if (asked !== reading) return;
      if (outcome.kind === 'ok') {
        order = outcome.data;
        see(order);
        booked ??= readBookedBefore(env.store) ?? idsOf(order);
        const ofWays = await waysRead;
        // Without the ways to pay, nothing can be paid now.
        if ((!ofWays || ofWays.kind === 'ok') && amounts.needsPlan()) await readPlan();
      }
      if (asked === reading) reading = undefined;
    });
    reading = asked;
  };

  const stateNow = (): string | undefined => order && moneyStateOf(order);

  const snapshot = (): ReturnType<typeof stateNow> | Promise<ReturnType<typeof stateNow>> => {
    if (!reading) {
      if (order) return stateNow();
      readAhead();
    }
    return new Promise((resolve) => {
      const tell = () => resolve(stateNow());
      const cancel = env.clock.after(LONGEST_READ_MS, tell);
      reading?.then(() => {
        cancel();
        tell();
      });
    });
  };

  /** Stores why a check got no response. The order seen before a refusal is not kept, because somebody else may hold the phone by then. */
  const note = (outcome: Outcome<unknown>): void => {
    failure = outcome.kind === 'ok' ? undefined : { env, outcome };
    if (outcome.kind !== 'ok' && isRefusal(outcome)) seen = undefined;
  };

  const look = async (sent: EarlierRequest | undefined): Promise<CheckResult> => {
    const outcome = await ask();
    note(outcome);
    // A refusal of this read tells nothing about the order: the session may have ended.
    if (outcome.kind !== 'ok') return 'unknown';
    const now = outcome.data;
    const { pending } = payments.$status.get();
    seen = now;
    see(now);
    if (now.status === SETTLED) return 'done';
    const reference = pending?.way === 'card' && pending.reference;
    const before = bookedIn(sent?.before);
    isBooked = bookedSince(now.facts.payments, before).some((payment) =>
      reference ? payment.reference === reference : payment.purpose === 'repayment',
    );
    // Once the borrower was told of it, another payment may follow.
    if (isBooked && !sent?.wasAccepted) return 'done';
    // Only facts can show that it was not made: texts change, or stay, for many reasons.
    return before && moneyStateOf(now) === sent?.before ? 'open' : 'changed';
  };

  const lock = submitOnce(env, { key: submissionKey('repay', env.page), check: look, snapshot });
  return {
    ...lock,
    seen: () => seen,
    failure: () => failure,
    isBooked: () => isBooked,
    readAhead,
    bookedBefore: () => booked ?? readBookedBefore(env.store),
    send: (ask, reading) =>
      lock.send(
        // The order was paid meanwhile, perhaps with a code in another tab: the amount in the address would pay the next instalment.
        async (options) =>
          order?.facts.payments?.some(({ id }) => booked && !booked.includes(id))
            ? { ...unknown('incomplete'), isUnsent: true, message: text.changed }
            : ask(options),
        reading,
      ),
  };
};
