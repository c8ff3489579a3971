import { unknown } from '../../../shared/api/client.ts';
import type { Outcome, Refused, Unknown } from '../../../shared/api/outcome.ts';
import type { Key } from '../../../shared/api/parse.ts';
import { type Ask, isRepeated, type Reading } from '../../../shared/features/core/submission.ts';
import type { NewPayment, OrderPayments } from '../../../shared/payments/orderPayments.ts';
import type { AmountCheck } from '../amountCheck.ts';
import { repaymentMethodText as pageText } from '../messages.ts';
import type { PaymentLock } from './paymentLock.ts';

/** A request that can pay. */
export interface Sending<Data> extends Omit<Reading<Data>, 'isFinal'> {
  readonly way: 'card' | 'wallet';
  /** The service's number of the payment and its amount, where an earlier request has begun it. */
  readonly begun?: { readonly recordId: Key | undefined; readonly amount: string };
  /** What a success makes of the payment; undefined where it has moved no money yet. */
  readonly made: (data: Data) => (Pick<NewPayment, 'state'> & { readonly recordId?: Key | undefined }) | undefined;
}

/** Sends a request with the amount that is paid, if the lock lets it. @returns its outcome; undefined where nothing was sent. */
export type SendPayment = <Data>(
  ask: (amount: string, options: Parameters<Ask<Data>>[0]) => Promise<Outcome<Data>>,
  sending: Sending<Data>,
) => Promise<Outcome<Data> | undefined>;

/** @returns whether money may have moved although the response is not `ok`. */
const mayHavePaid = (outcome: Refused | Unknown): boolean =>
  outcome.kind === 'unknown' ? !outcome.isUnsent : isRepeated(outcome);

/** Sends payments through the lock, and records each before it is sent, because the page may be killed at any time. */
export const sendPayment =
  (
    lock: PaymentLock,
    payments: Pick<OrderPayments, 'record' | 'withdraw'>,
    amounts: Pick<AmountCheck, 'current'>,
  ): SendPayment =>
  async (ask, { way, begun, made, ...reading }) => {
    let payment: NewPayment | undefined;
    const outcome = await lock.send(
      async (options) => {
        const amount = begun?.amount || amounts.current();
        // What is due has become known while the tap waited: the borrower chooses first.
        if (!amount) return { ...unknown('incomplete'), isUnsent: true, message: pageText.pickAmount };
        const reference = String(begun?.recordId ?? '');
        payment = { way, isRollover: false, amount, place: '', reference, promisedDay: '', state: 'sending' };
        payments.record(payment);
        return ask(amount, options);
      },
      { ...reading, isFinal: (data) => !!made(data) },
    );
    if (!outcome || !payment) return outcome;
    const now = outcome.kind === 'ok' ? made(outcome.data) : undefined;
    if (now) payments.record({ ...payment, state: now.state, reference: String(now.recordId ?? payment.reference) });
    else if (outcome.kind !== 'ok' && mayHavePaid(outcome)) payments.record({ ...payment, state: 'unconfirmed' });
    else payments.withdraw(payment);
    return outcome;
  };
