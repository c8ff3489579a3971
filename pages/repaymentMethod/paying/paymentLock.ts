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
  /** What the order said at the last look. */
  seen(): Order | undefined;
  /** Why the last look had no answer; undefined where it had one. */
  failure(): Failure | undefined;
  /** What the order said when it was read last before a payment; undefined where nobody knows. */
  before(): Order | undefined;
  /** Whether the last look could compare the order with what it had said before. */
  hasCompared(): boolean;
  /** Reads what the order says, so that it is known by the time that the borrower pays. */
  readAhead(): void;
  /** What the order said of what the page's amount is for, as `cardCode` keeps it over a reload: its counts and days. */
  dueRows(): readonly Raw[] | undefined;
}

// A borrower who has tapped waits no longer than this for a note of how the order stood: without one nobody can tell
// later that it has not changed, which only costs them a look at the order.
const LONGEST_READ_MS = 3000;

/** The service has had this request before: it may have been carried out. */
export const isUnclear = ({ code }: Refused): boolean => code === ALREADY_SUBMITTED;

/** Whether money may have moved though the answer is no yes: then a note of the payment has to warn on the next pages. */
export const mayHavePaid = (outcome: Refused | Unknown): boolean =>
  outcome.kind === 'unknown' ? !outcome.isUnsent : isUnclear(outcome);

/**
 * The words for an outcome that is not `ok`: the service's; else ours for a refusal, which do not call failed what may have
 * been done. Empty where it is unknown.
 */
export const wordsOf = (outcome: Refused | Unknown): Words => {
  if (outcome.kind === 'unknown') return outcome.message ?? '';
  return outcome.message || (isUnclear(outcome) ? text.doNotSubmit : text.notProcessed);
};

/** What an order says of itself, as far as it does; a point between the two is none in Chinese or Hindi. */
export const orderWords = ({
  statusText,
  statusDescription,
}: Pick<Order, 'statusText' | 'statusDescription'>): string =>
  [statusText, statusDescription].filter(Boolean).join(' – ');

type PrintedWords = Pick<Order, 'status' | 'statusText' | 'statusDescription' | 'details'>;

/** What tells one state of an order from another: its words, with amounts and dates, and the token to pay it with. */
export const printOf = (words: PrintedWords, { repayToken }: Pick<RepaymentWays, 'repayToken'>): string => {
  const { status, statusText, statusDescription, details } = words;
  return fingerprint([status, statusText, statusDescription, details, repayToken]);
};

/**
 * The lock of the order that the page's address names. Card, code and wallet share it: while one of them is out, or
 * nobody knows what came of it, none of the others may go, for that could pay the order twice. `ways` are those that a
 * payment now would go out with.
 */
export const paymentLock = (env: Env & SubmissionEnv, ways: () => RepaymentWays | undefined): PaymentLock => {
  const { orderId, productId } = env.page.session;
  const { lang = '' } = env.page;
  let seen: Order | undefined;
  let failure: Failure | undefined;
  let isCompared = false;
  /** What the order said when it was read last, for a payment that is still to come. */
  let words: Order | undefined;
  let reading: Promise<void> | undefined;
  const kept = parseList(parseRecord(env.store.read('cardCode'))['due'], readRow);
  /** What it said when what the address asks for was due. */
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

  /** Why a look has no answer; what was seen before a no is not for whoever holds the phone by then. */
  const note = (outcome: Outcome<unknown>): void => {
    failure = outcome.kind === 'ok' ? undefined : { env, outcome };
    if (outcome.kind !== 'ok' && isNo(outcome)) seen = undefined;
  };

  /** Whether the order says what it said before: by its words first, for most often they have changed or not. */
  const isAsBefore = async (now: Order, before: string): Promise<boolean | undefined> => {
    const outcome = await env.call(readRepaymentWays, { orderId });
    note(outcome);
    return outcome.kind === 'ok' ? printOf(now, outcome.data) === before : undefined;
  };

  const look = async (sent: SentBefore | undefined): Promise<CheckResult> => {
    const outcome = await ask();
    note(outcome);
    // A no says nothing of the order: the session may have ended.
    if (outcome.kind !== 'ok') return 'unknown';
    seen = outcome.data;
    const [before, inLang = lang] = sent?.before?.split(' ') ?? [];
    isCompared = !!before;
    if (seen.status === SETTLED) return 'done';
    if (!before) return 'changed';
    const isSame = await isAsBefore(seen, before);
    // In another language the same order has other words.
    isCompared = isSame || inLang === lang;
    return isSame === undefined ? 'unknown' : isSame ? 'open' : 'changed';
  };

  // Paid meanwhile, as with a code from another tab: the amount of the address would go for the next instalment.
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
