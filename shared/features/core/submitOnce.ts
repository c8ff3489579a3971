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

/** What a model of a page adds to its platform to send something only once. */
export type SubmissionEnv = Pick<Env, 'onReturn' | 'report'> & {
  readonly clock: Clock;
  readonly submissionLog: SubmissionLog;
};

/** What is known of a request whose outcome is not. */
export interface SentBefore {
  /** What the records said before it left; undefined where nobody knows. */
  readonly before: string | undefined;
  /** It left a day ago or earlier: what the records show may be about another one. */
  readonly isOld: boolean;
  /** The service had said yes to it. */
  readonly wasAccepted: boolean;
}

/** One thing that a borrower wants done once. */
export interface Submission {
  /** The call, the borrower and the order, so that no other's mark is taken for this one's. */
  readonly key: string;
  /**
   * Looks at the lender's records whether it was carried out. Never rejects. `sent` is undefined where nobody knows of an
   * earlier request: then `open` says that there was none.
   */
  readonly check: (sent: SentBefore | undefined) => Promise<CheckResult>;
  /**
   * What the records say now, in a short text that is the same as long as they are. A promise only where it has to be
   * asked for first; undefined where nobody knows. Never rejects.
   */
  readonly snapshot?: () => string | undefined | Promise<string | undefined>;
  /**
   * What to do about an unconfirmed request that moves no money and signs nothing, as a complaint, of which two are no
   * harm: `resendAfterMinute`. Without it, doing it twice would move money or sign twice.
   */
  readonly resend?: Resend;
}

/** What to make of an answer. */
export interface Reading<Data> {
  /** Whether a yes is the end of it; false where nothing has been done yet (a code is asked for). True by default. */
  readonly isFinal?: (data: Data) => boolean;
  /** Whether a no may hide a yes (the service has seen this request before). False by default. */
  readonly isUnclear?: (refused: Refused) => boolean;
  /** Which call it is, where the intent has several: a repeat of one has a key that no other of them has. */
  readonly call?: string;
  /** A yes only leads on, to where the borrower may turn back, as to a wallet's page. */
  readonly isOnlyWay?: boolean;
}

/** A lock around a request that may be sent only once, over taps, tabs, reloads and lost answers. */
export interface SubmitOnce {
  readonly $state: ReadableAtom<SubmissionState>;
  /** Looks for what an earlier page has sent. To be called once, when the page opens. */
  open(): void;
  /**
   * Sends it, unless it has been sent. Answers the outcome at once, while a look may be under way; undefined where nothing
   * was sent. `ask` has to hand its options on to the call; where that moves no money and signs nothing, `onEnd` alone.
   */
  send<Data>(
    ask: (options: Required<Pick<CallOptions, 'idempotencyKey' | 'onEnd'>>) => Promise<Outcome<Data>>,
    reading?: Reading<Data>,
  ): Promise<Outcome<Data> | undefined>;
  /** Unconfirmed: looks at the lender's records again. */
  checkAgain(): Promise<void>;
  /** Unconfirmed, where it may be sent again: the borrower wants that. */
  release(): void;
}

// A proxy may deliver a request as late as this after it left, though the page has long given it up.
const LATEST_ARRIVAL_MS = 180_000;

/**
 * How far a request can have come whose outcome is not known: it may still arrive; it was accepted, and the records may
 * be behind; or whatever came of it, the records show it.
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
  // What could not be written, and what stood there instead: until another hand changes that, this page knows better.
  let unwritten: { readonly stood: string; readonly kept: unknown } | undefined;
  let shown: SubmissionRecord | undefined;
  let isUnderWay = false;
  // Where the phone keeps no note, the borrower has said, or this visit knows by itself.
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

  // Another tab may have released it and sent it anew, which no late answer here must cover.
  const newerThan = (sent: SubmissionRecord): SubmissionRecord | undefined => {
    const latest = mark();
    return latest && (latest.id !== sent.id || latest.atMs !== sent.atMs) ? latest : undefined;
  };

  const restOf = (sent: SubmissionRecord): number => Math.max(0, windowMs - agoOf(sent));

  const phaseOf = (sent: SubmissionRecord): Phase => {
    const isRecent = restOf(sent) > 0;
    if (isUnderWay || (isRecent && !sent.wasAccepted)) return 'arriving';
    // A yes that only leads on is booked by what the borrower does there, if they do it at all.
    return isRecent && !sent.isOnlyWay ? 'booking' : 'over';
  };

  /** How long it is until the next look can change what is offered. */
  const waitOf = (sent: SubmissionRecord, result: UnconfirmedCheck): number => {
    if (isUnderWay) return 0;
    if (phaseOf(sent) !== 'over') return restOf(sent);
    return result === 'unknown' ? restOfDay(sent) : 0;
  };

  const show = (sent: SubmissionRecord, result: UnconfirmedCheck, maySendAgain = false): void => {
    shown = sent;
    const { atMs, wasAccepted } = sent;
    // Nothing can be sent again from the page that sent it, once the records have changed: no moment is named for that.
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
    // A look has to begin after the last moment at which the request can have arrived.
    const phase = phaseOf(sent);
    const result = await check({ before: sent.before, isOld: isOld(sent), wasAccepted: sent.wasAccepted });
    if (asked !== question) return;
    if (result === 'done') return finish(sent);
    const maySendAgain = {
      open: phase === 'over',
      // On the page that sent it everything is as it was then, the amount too; a later visit begins with what is due now.
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
    // A look still under way answers to nothing any more.
    question += 1;
    const earlier = mark();
    if (earlier) await holdUnconfirmed(earlier);
    // Another tab has learnt that it was refused, or the borrower decided there.
    else if (kind === 'unconfirmed') $state.set({ kind: 'free' });
  };

  onReturn(() => void checkAgain());

  /** Whether the records show that no earlier visit has sent it, of which this phone has kept no note. */
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
    // The same want as one whose outcome never came to light: the service can tell by its name.
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
      // A look that is still under way answers to nothing any more.
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
      // Another tab may have been faster meanwhile.
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
      // What was given up may still be under way; anything else has ended.
      if (outcome?.kind !== 'unknown' || outcome.reason !== 'timeout') isUnderWay = false;
      const newer = newerThan(sent);
      if (!outcome || newer) {
        // Another tab was faster by a moment, or has sent it anew.
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

/** Makes the lock of one intent. The mark is left before the request goes out, without a pause in between. */
export const submitOnce: typeof makeLock = reporting ? reported(makeLock) : makeLock;
