import { atom, type ReadableAtom } from 'nanostores';
import type { Outcome, Refused } from '../../api/outcome.ts';
import { parseRecord } from '../../api/parse.ts';
import { type CallOptions, TIMEOUT_MS } from '../../api/settle.ts';
import { reporting } from '../../brand/current.ts';
import { randomId } from '../../lib/randomId.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Env } from '../../platform/env.ts';
import type { SubmissionLog } from '../../platform/storage/submissionLog.ts';
import { reported } from './reportSubmission.ts';
import type { Resend } from './resendAfterMinute.ts';
import { parseSubmissionRecord, type SubmissionRecord, submissionTimes } from './submissionRecord.ts';
import type { CheckResult, SubmissionState, UnconfirmedCheck } from './submissionState.ts';

/** What `submitOnce` needs of the platform: the clock, the log of submissions in the phone's storage, and the return event. */
export type SubmissionEnv = Pick<Env, 'onReturn' | 'report'> & {
  readonly clock: Clock;
  readonly submissionLog: SubmissionLog;
};

/** What is known about a request whose outcome is unknown. */
export interface SentBefore {
  /** The snapshot of the lender's records from before the request was sent; undefined where there is none. */
  readonly before: string | undefined;
  /** It was sent a day ago or earlier: the records may show a different, later request. */
  readonly isOld: boolean;
  /** The service had accepted it. */
  readonly wasAccepted: boolean;
}

/** One action of the borrower that must be carried out only once. */
export interface Submission {
  /** Names the call, the borrower and the order, so that the record of another submission is never read as this one's. */
  readonly key: string;
  /**
   * Checks in the lender's records whether the request was carried out. Never rejects. `sent` is undefined where no earlier
   * request is known: then the result `open` means that there was none.
   */
  readonly check: (sent: SentBefore | undefined) => Promise<CheckResult>;
  /**
   * The present state of the lender's records as a short text, which changes only when they do. A promise only where the
   * records have to be requested first; undefined where the state is unknown. Never rejects.
   */
  readonly snapshot?: () => string | undefined | Promise<string | undefined>;
  /**
   * For a request that moves no money and signs nothing, such as a complaint, where a duplicate does no harm: pass
   * `resendAfterMinute`. Left out, the request counts as one that would move money or sign twice.
   */
  readonly resend?: Resend;
}

/** How to interpret the outcome of a call. */
export interface Reading<Data> {
  /** Whether `ok` completes the submission; false where a further step follows (an SMS code is requested). Default: true. */
  readonly isFinal?: (data: Data) => boolean;
  /** Whether a refusal may mean success (the service has seen this request before). Default: false. */
  readonly isUnclear?: (refused: Refused) => boolean;
  /** Which call it is, where a submission has several: a repeat reuses the idempotency key of the same call only. */
  readonly call?: string;
  /** `ok` only opens a further page, such as a wallet's, where the borrower may still turn back. */
  readonly isOnlyWay?: boolean;
}

/** A lock around a request that may be sent only once, whatever taps, tabs, reloads and lost responses there are. */
export interface SubmitOnce {
  readonly $state: ReadableAtom<SubmissionState>;
  /** Looks for the record of a request that an earlier page has sent. To be called once, when the page opens. */
  open(): void;
  /**
   * Sends the request, unless it has been sent before. @returns the outcome, without waiting for a check that it starts;
   * undefined where nothing was sent. `ask` has to pass its options to the call; if that moves no money and signs nothing, only `onEnd`.
   */
  send<Data>(
    ask: (options: Required<Pick<CallOptions, 'idempotencyKey' | 'onEnd'>>) => Promise<Outcome<Data>>,
    reading?: Reading<Data>,
  ): Promise<Outcome<Data> | undefined>;
  /** In the state `unconfirmed`: checks the lender's records again. */
  checkAgain(): Promise<void>;
  /** In the state `unconfirmed` with `maySendAgain`: the borrower decides to send it again. */
  release(): void;
}

// A proxy may deliver a request this long after it was sent, even though the page gave up waiting earlier.
const LATEST_ARRIVAL_MS = 180_000;

/**
 * The phase of a request whose outcome is unknown. `arriving`: it may still reach the service. `booking`: it was accepted,
 * but the lender's records may not show it yet. `over`: if it was carried out, the records show it.
 */
type Phase = 'arriving' | 'booking' | 'over';

const makeLock = (
  { clock, submissionLog, onReturn }: SubmissionEnv,
  { key, check, snapshot, resend }: Submission,
): SubmitOnce => {
  const $state = atom<SubmissionState>({ kind: 'free' });
  const name = `sent:${key}` as const;
  const isMoney = !resend;
  const windowMs = isMoney ? LATEST_ARRIVAL_MS : TIMEOUT_MS;
  const { startOf, adopt, agoOf, isOwn, isOld, restOfDay } = submissionTimes(clock, randomId());
  // A record that could not be written, and what the storage held instead: until that changes, this record is used.
  let unwritten: { readonly stood: string; readonly kept: unknown } | undefined;
  let shown: SubmissionRecord | undefined;
  let isUnderWay = false;
  // Whether it is settled that no earlier visit sent the request, on a phone whose storage keeps no record of it.
  let isTrusted = false;
  let question = 0;
  let stopWaiting = () => {};

  const stored = (): unknown => {
    const kept = submissionLog.read(name);
    return unwritten && unwritten.stood === JSON.stringify(kept ?? null) ? unwritten.kept : kept;
  };

  const keep = (kept: unknown): void => {
    unwritten = submissionLog.write(name, kept)
      ? undefined
      : { stood: JSON.stringify(submissionLog.read(name) ?? null), kept };
  };

  const mark = (): SubmissionRecord | undefined => parseSubmissionRecord(stored());

  // Another tab may have released it and sent it again: a late response here must not overwrite that record.
  const newerThan = (sent: SubmissionRecord): SubmissionRecord | undefined => {
    const latest = mark();
    return latest && (latest.id !== sent.id || latest.atMs !== sent.atMs) ? latest : undefined;
  };

  const restOf = (sent: SubmissionRecord): number => Math.max(0, windowMs - agoOf(sent));

  const phaseOf = (sent: SubmissionRecord): Phase => {
    const isRecent = restOf(sent) > 0;
    if (isUnderWay || (isRecent && !sent.wasAccepted)) return 'arriving';
    // With `isOnlyWay` the payment depends on what the borrower does on the further page, so there is no booking to wait for.
    return isRecent && !sent.isOnlyWay ? 'booking' : 'over';
  };

  /** Milliseconds until the next check can change what the borrower is offered; 0 where no time is known. */
  const waitOf = (sent: SubmissionRecord, result: UnconfirmedCheck): number => {
    if (isUnderWay) return 0;
    if (phaseOf(sent) !== 'over') return restOf(sent);
    return result === 'unknown' ? restOfDay(sent) : 0;
  };

  const show = (sent: SubmissionRecord, result: UnconfirmedCheck, maySendAgain = false): void => {
    shown = sent;
    const { atMs, wasAccepted } = sent;
    // Once the records have changed, the page that sent the request never offers to send it again: it names no time.
    const isInVain = result === 'changed' && isOwn(sent);
    const waitMs = maySendAgain || isInVain ? 0 : waitOf(sent, result);
    const untilMs = waitMs ? clock.now() + waitMs : undefined;
    $state.set({ kind: 'unconfirmed', check: result, sentAtMs: atMs, wasAccepted, maySendAgain, untilMs });
  };

  const finish = (sent: SubmissionRecord): void => {
    stopWaiting();
    if (!newerThan(sent)) keep({ ...sent, wasAccepted: true });
    $state.set({ kind: 'done' });
  };

  const holdUnconfirmed = async (found: SubmissionRecord): Promise<void> => {
    const sent = adopt(found, isMoney);
    if (sent !== found) keep(sent);
    stopWaiting();
    question += 1;
    const asked = question;
    if (resend)
      return resend({
        // Whether it is still under way does not matter here.
        restMs: sent.wasAccepted ? 0 : restOf(sent),
        look: () => check({ before: sent.before, isOld: false, wasAccepted: sent.wasAccepted }),
        isAsked: () => asked === question,
        show: (result, maySendAgain) => show(sent, result, maySendAgain),
        finish: () => finish(sent),
        wait: (ms, run) => {
          stopWaiting = clock.after(ms, run);
        },
      });
    show(sent, 'checking');
    // Take the phase before the check: only a check begun after the latest possible arrival can show that nothing arrived.
    const phase = phaseOf(sent);
    const result = await check({ before: sent.before, isOld: isOld(sent), wasAccepted: sent.wasAccepted });
    if (asked !== question) return;
    if (result === 'done') return finish(sent);
    const maySendAgain = {
      open: phase === 'over',
      // The page that sent it still shows the old amount; a later visit starts with what is due now.
      changed: phase !== 'arriving' && !isOwn(sent),
      unknown: phase !== 'arriving' && isOld(sent),
    };
    show(sent, result === 'open' && phase !== 'over' ? 'early' : result, maySendAgain[result]);
    const state = $state.get();
    const isClosed = state.kind === 'unconfirmed' && !state.maySendAgain;
    if (isClosed && !isUnderWay && (phase !== 'over' || state.untilMs))
      stopWaiting = clock.after(waitOf(sent, result), checkAgain);
  };

  const checkAgain = async (): Promise<void> => {
    const { kind } = $state.get();
    if (kind === 'sending') return;
    // Ignore the result of a check that is still under way.
    question += 1;
    const earlier = mark();
    if (earlier) await holdUnconfirmed(earlier);
    // The record is gone: in another tab the request was refused, or the borrower released it.
    else if (kind === 'unconfirmed') $state.set({ kind: 'free' });
  };

  onReturn(() => void checkAgain());

  /** @returns whether the lender's records show that no earlier visit has sent it; for a phone that keeps no record. */
  const isFirst = async (sent: SubmissionRecord): Promise<boolean> => {
    const result = await check(undefined);
    if (result === 'done') finish(sent);
    else if (result !== 'open') {
      keep(null);
      show(sent, 'unkept', true);
    }
    return result === 'open';
  };

  const newMark = (before: string | undefined, { call = '', isOnlyWay = false }: Reading<never>): SubmissionRecord => {
    const { again, call: repeated } = parseRecord(stored());
    // Reuse the id of a released request whose outcome stayed unknown, so that the service can recognise the repeat.
    const id = typeof again === 'string' && repeated === call ? again : randomId();
    return { ...startOf(), id, call, before, isOnlyWay, wasAccepted: false };
  };

  return {
    $state,
    open: () => void checkAgain(),
    checkAgain,
    release: () => {
      const state = $state.get();
      if (state.kind !== 'unconfirmed' || !state.maySendAgain) return;
      const latest = mark();
      const isAsShown = shown && !newerThan(shown) && latest?.wasAccepted === shown.wasAccepted;
      if (latest && !isAsShown) return void holdUnconfirmed(latest);
      // Ignore the result of a check that is still under way.
      question += 1;
      stopWaiting();
      if (state.check === 'unkept') isTrusted = true;
      const isRepeat = isMoney && state.check !== 'changed' && !state.wasAccepted;
      if (latest) keep(isRepeat ? { again: latest.id, call: latest.call } : null);
      $state.set({ kind: 'free' });
    },
    send: async (ask, reading = {}) => {
      const { isFinal = () => true, isUnclear = () => false } = reading;
      if ($state.get().kind !== 'free') return undefined;
      const earlier = mark();
      if (earlier) {
        void holdUnconfirmed(earlier);
        return undefined;
      }
      $state.set({ kind: 'sending' });
      const taken = snapshot?.();
      const before = typeof taken === 'object' ? await taken : taken;
      // Another tab may have sent it while the snapshot was requested.
      const stood = stored();
      const meanwhile = parseSubmissionRecord(stood);
      if (meanwhile) {
        void holdUnconfirmed(meanwhile);
        return undefined;
      }
      let sent = newMark(before, reading);
      keep(sent);
      if (isMoney && !isTrusted && !submissionLog.isKept(name)) {
        if (!(await isFirst(sent))) return undefined;
        sent = { ...sent, ...startOf() };
        keep(sent);
      }
      isTrusted = true;
      isUnderWay = true;
      const onEnd = (): void => {
        isUnderWay = false;
        const state = $state.get();
        if (state.kind === 'unconfirmed' && !state.maySendAgain && state.check !== 'checking') void checkAgain();
      };
      const outcome = await submissionLog.exclusive(key, () => ask({ idempotencyKey: sent.id, onEnd }));
      // After a timeout the request may still be under way; with any other outcome it has ended.
      if (outcome?.kind !== 'unknown' || outcome.reason !== 'timeout') isUnderWay = false;
      const newer = newerThan(sent);
      if (!outcome || newer) {
        // Another tab has sent it a moment earlier, or has sent it again.
        void holdUnconfirmed(newer ?? sent);
      } else if (outcome.kind === 'ok' && isFinal(outcome.data)) finish(sent);
      else if (outcome.kind === 'unknown' && outcome.isUnsent) {
        keep(stood ?? null);
        $state.set({ kind: 'free' });
      } else if (outcome.kind === 'ok' || (outcome.kind === 'refused' && !isUnclear(outcome))) {
        keep(null);
        $state.set({ kind: 'free' });
      } else void holdUnconfirmed(sent);
      return outcome;
    },
  };
};

/** Makes the lock of one submission. It writes the record to the storage before it sends the request. */
export const submitOnce: typeof makeLock = reporting ? reported(makeLock) : makeLock;
