import { type Order, readOrder } from '../../../shared/api/endpoints/readOrder.ts';
import { type RepaymentWays, readRepaymentWays } from '../../../shared/api/endpoints/readRepaymentWays.ts';
import { type Row, readRow } from '../../../shared/api/endpoints/rows.ts';
import type { Outcome, Refused, Unknown } from '../../../shared/api/outcome.ts';
import { parseList, parseRecord, type Raw } from '../../../shared/api/parse.ts';
import { unknown } from '../../../shared/api/settle.ts';
import { SETTLED } from '../../../shared/domain/orderStatus.ts';
import { ALREADY_SUBMITTED } from '../../../shared/domain/serviceCodes.ts';
import { isNo } from '../../../shared/features/core/createQuery.ts';
import type { Failure } from '../../../shared/features/core/explain.ts';
import { submissionKey } from '../../../shared/features/core/submissionKey.ts';
import type { CheckResult } from '../../../shared/features/core/submissionState.ts';
import {
  type SentBefore,
  type SubmissionEnv,
  type SubmitOnce,
  submitOnce,
} from '../../../shared/features/core/submitOnce.ts';
import { countOf } from '../../../shared/features/repayment/instalmentCount.ts';
import { paymentProgress } from '../../../shared/features/repayment/paymentProgress.ts';
import type { Words } from '../../../shared/i18n/messages.ts';
import { fingerprint } from '../../../shared/lib/fingerprint.ts';
import type { Env } from '../../../shared/platform/env.ts';
import { text } from './messages.ts';

/** One lock for everything that can pay the order. */
export interface PaymentLock extends SubmitOnce {
  /** The order as read by the last check. */
  seen(): Order | undefined;
  /** Why the last check got no response; undefined if it got one. */
  failure(): Failure | undefined;
  /** The order as last read before a payment; undefined if it is not known. */
  before(): Order | undefined;
  /** Whether the last check could compare the order with its earlier state. */
  hasCompared(): boolean;
  /** Reads the order in advance, so that its state is known when the borrower pays. */
  readAhead(): void;
  /** The rows of the order that identify what the page's amount pays, its counts and days, as `cardCode` stores them for after a reload. */
  dueRows(): readonly Raw[] | undefined;
}

// The longest time that a tap waits for the state of the order. Without that state nobody can tell later that the order has not changed, which only
// costs the borrower a look at the order.
const LONGEST_READ_MS = 3000;

/** @returns whether the service says that it has received this request before, so that it may have been carried out. */
export const isUnclear = ({ code }: Refused): boolean => code === ALREADY_SUBMITTED;

/** @returns whether money may have moved although the response is not `ok`: a record of the payment then has to warn on the next pages. */
export const mayHavePaid = (outcome: Refused | Unknown): boolean =>
  outcome.kind === 'unknown' ? !outcome.isUnsent : isUnclear(outcome);

/**
 * The message for an outcome other than `ok`: the service's or, for a refusal without one, the app's own, which does not say 'failed' about
 * something that may have been done. Empty for an unknown outcome without a message.
 */
export const wordsOf = (outcome: Refused | Unknown): Words => {
  if (outcome.kind === 'unknown') return outcome.message ?? '';
  return outcome.message || (isUnclear(outcome) ? text.doNotSubmit : text.notProcessed);
};

/** The texts of an order's status, joined by a dash: a full stop between them would be wrong in Chinese or Hindi. */
export const orderWords = ({
  statusText,
  statusDescription,
}: Pick<Order, 'statusText' | 'statusDescription'>): string =>
  [statusText, statusDescription].filter(Boolean).join(' – ');

type PrintedWords = Pick<Order, 'status' | 'statusText' | 'statusDescription' | 'details'>;

/** A fingerprint of an order's state: its texts, with amounts and dates, and the token to pay it with. */
export const printOf = (words: PrintedWords, { repayToken }: Pick<RepaymentWays, 'repayToken'>): string => {
  const { status, statusText, statusDescription, details } = words;
  return fingerprint([status, statusText, statusDescription, details, repayToken]);
};

/**
 * The lock of the order in the page's address. Card, code and wallet share it: while one of them is in progress or its outcome is
 * unknown, no other may be sent, because the order could be paid twice. `ways` returns the ways to pay that a payment now would
 * use.
 */
export const paymentLock = (env: Env & SubmissionEnv, ways: () => RepaymentWays | undefined): PaymentLock => {
  const { orderId, productId } = env.page.session;
  const { lang = '' } = env.page;
  let seen: Order | undefined;
  let failure: Failure | undefined;
  let isCompared = false;
  /** The order as last read, for the next payment. */
  let words: Order | undefined;
  let reading: Promise<void> | undefined;
  const kept = parseList(parseRecord(env.store.read('cardCode'))['due'], readRow);
  /** Its rows at the time when the amount of the address was due. */
  let details: readonly Row[] | undefined = kept.length ? kept : undefined;

  const ask = () => env.call(readOrder, { productId, orderId });

  const readAhead = (): void => {
    words = undefined;
    const asked = ask().then((outcome) => {
      if (asked !== reading) return;
      reading = undefined;
      if (outcome.kind !== 'ok') return;
      words = outcome.data;
      details ??= words.details;
    });
    reading = asked;
  };

  const print = (): string | undefined => {
    const now = ways();
    return words && now && `${printOf(words, now)} ${lang}`;
  };

  const snapshot = (): ReturnType<typeof print> | Promise<ReturnType<typeof print>> => {
    if (words) return print();
    if (!reading) readAhead();
    return new Promise((resolve) => {
      const tell = () => resolve(print());
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
    if (outcome.kind !== 'ok' && isNo(outcome)) seen = undefined;
  };

  /** Compares the order with its earlier state: by its texts first, which usually decide. */
  const isAsBefore = async (now: Order, before: string): Promise<boolean | undefined> => {
    const outcome = await env.call(readRepaymentWays, { orderId });
    note(outcome);
    return outcome.kind === 'ok' ? printOf(now, outcome.data) === before : undefined;
  };

  const look = async (sent: SentBefore | undefined): Promise<CheckResult> => {
    const outcome = await ask();
    note(outcome);
    // A refusal of this read tells nothing about the order: the session may have ended.
    if (outcome.kind !== 'ok') return 'unknown';
    seen = outcome.data;
    const [before, inLang = lang] = sent?.before?.split(' ') ?? [];
    isCompared = !!before;
    if (seen.status === SETTLED) return 'done';
    if (!before) return 'changed';
    const isSame = await isAsBefore(seen, before);
    // In another language the same order has other texts.
    isCompared = isSame || inLang === lang;
    return isSame === undefined ? 'unknown' : isSame ? 'open' : 'changed';
  };

  // The order was paid meanwhile, for instance with a code from another tab: the amount in the address would pay the next instalment.
  const isMoved = (): boolean =>
    !!words &&
    !!details &&
    paymentProgress({ status: '', statusText: '', statusDescription: '', details }, words).kind === 'instalment';

  const lock = submitOnce(env, { key: submissionKey('repay', env.page), check: look, snapshot });
  return {
    ...lock,
    seen: () => seen,
    failure: () => failure,
    before: () => words,
    hasCompared: () => isCompared,
    readAhead,
    dueRows: () =>
      details
        ?.filter((row) => countOf(row) || /^\d{4}-/.test(row.value))
        .map(({ label: text, value }) => ({ text, value })),
    send: (ask, reading) =>
      lock.send(
        async (options) =>
          isMoved() ? { ...unknown('incomplete'), isUnsent: true, message: text.changed } : ask(options),
        { isUnclear, ...reading },
      ),
  };
};
