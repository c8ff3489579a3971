import { atom } from 'nanostores';
import { reporting } from '../../brand/current.ts';
import {
  type Ask,
  isTimeout,
  meaningOf,
  type Reading,
  type Submission,
  type SubmissionEnv,
  type SubmissionState,
  type SubmitOnce,
  type UnconfirmedCheck,
} from './submission.ts';
import { isSame, rememberedRecord, type SubmissionRecord } from './submissionRecord.ts';
import { submissionTimes } from './submissionTimes.ts';

/** Makes the lock of one submission. It writes the record to the storage before it sends the request. */
export const submitOnce = (env: SubmissionEnv, { key, check, snapshot }: Submission): SubmitOnce => {
  const { clock, submissionLog } = env;
  const $state = atom<SubmissionState>({ kind: 'free' });
  const record = rememberedRecord(submissionLog, `sent:${key}`);
  let isUnderWay = false;
  const times = submissionTimes(clock, () => isUnderWay);
  let shown: SubmissionRecord | undefined;
  let persistence: 'works' | 'failed' | false = false;
  // On a phone that keeps no record: whether it is settled that nothing else was sent.
  let isTrusted = false;
  let requestId = 0;
  let stopWaiting = () => {};

  const show = (sent: SubmissionRecord, result: UnconfirmedCheck, maySendAgain = false): void => {
    shown = sent;
    const { atMs: sentAtMs, wasAccepted } = sent;
    const waitMs = maySendAgain ? 0 : times.waitOf(sent, result);
    const untilMs = waitMs ? clock.now() + waitMs : undefined;
    $state.set({ kind: 'unconfirmed', check: result, sentAtMs, wasAccepted, maySendAgain, untilMs });
  };

  // Another tab may have released it and sent it again: a late response here must not overwrite that record.
  const newerThan = (sent: SubmissionRecord): SubmissionRecord | undefined => {
    const latest = record.read();
    return latest?.attempt === sent.attempt ? undefined : latest;
  };

  const finish = (sent: SubmissionRecord): void => {
    stopWaiting();
    if (!newerThan(sent)) record.write({ ...sent, wasAccepted: true });
    $state.set({ kind: 'done' });
  };

  // Once the storage begins to fail, this page no longer sees what another tab sends: that may have been a moment ago.
  const hasBegunToFail = (): boolean => {
    const isPersisted = record.isPersisted();
    const hasBegun = persistence === 'works' && !isPersisted;
    if (persistence !== 'failed') persistence = hasBegun ? 'failed' : isPersisted && 'works';
    return hasBegun;
  };

  /** Checks again and again until the request is done, or may be sent again. */
  const follow = async (sent: SubmissionRecord): Promise<void> => {
    stopWaiting();
    requestId += 1;
    const id = requestId;
    if (hasBegunToFail()) times.start(sent);
    show(sent, 'checking');
    // Take the phase before the check: only a check begun after the latest possible arrival can show that nothing arrived.
    const phase = times.phaseOf(sent);
    const { before, wasAccepted, call } = sent;
    const result = await check({ before, isOld: times.isOld(sent), wasAccepted, call });
    if (id !== requestId) return;
    if (result === 'done') return finish(sent);
    const { shownAs, maySendAgain, nextMs } = times.offerOf(sent, result, phase);
    show(sent, shownAs, maySendAgain);
    if (nextMs !== undefined) stopWaiting = clock.after(nextMs, checkAgain);
  };

  const checkAgain = async (): Promise<void> => {
    const { kind } = $state.get();
    if (kind === 'sending') return;
    // Ignore the result of a check that is still under way.
    requestId += 1;
    const earlier = record.read();
    if (earlier) await follow(earlier);
    // The record is gone: in another tab the request was refused, or the borrower released it.
    else if (kind === 'unconfirmed') $state.set({ kind: 'free' });
  };

  env.onReturn(() => void checkAgain());

  /** @returns whether this phone keeps the record that was just written, or it is settled that nothing else was sent. */
  const isSettled = (): boolean => {
    persistence = record.isPersisted() ? 'works' : persistence;
    return isTrusted || record.isPersisted();
  };

  /** @returns whether the lender's records show no earlier request; for a phone that keeps no record. */
  const isFirst = async (sent: SubmissionRecord): Promise<boolean> => {
    const result = await check(shown && { ...shown, isOld: false });
    if (result === 'open' || result === 'ended') return true;
    if (result === 'done') finish(sent);
    else {
      record.write(null);
      show(sent, 'unkept', true);
    }
    return false;
  };

  /** Looks for the outcome of an earlier request, if there is one. @returns whether there is. */
  const followsEarlier = (): boolean => {
    const earlier = record.read();
    if (earlier) void follow(earlier);
    return !!earlier;
  };

  /** Marks the record as released. @returns false where it is not the one that is shown, or where the storage has begun to fail. */
  const markReleased = (latest: SubmissionRecord, isRepeat: boolean): boolean => {
    if (!isSame(latest, shown)) return false;
    record.write(isRepeat ? { again: latest.id, call: latest.call } : null);
    if (!hasBegunToFail()) return true;
    record.write(latest);
    times.start(latest);
    return false;
  };

  const release = (): void => {
    const state = $state.get();
    if (state.kind !== 'unconfirmed' || !state.maySendAgain) return;
    const isRepeat = state.check !== 'changed' && !state.wasAccepted;
    const latest = record.read();
    if (latest && !markReleased(latest, isRepeat)) return void follow(latest);
    // Ignore the result of a check that is still under way.
    requestId += 1;
    stopWaiting();
    isTrusted = state.check === 'unkept';
    $state.set({ kind: 'free' });
  };

  const onEnd = (): void => {
    isUnderWay = false;
    const state = $state.get();
    if (state.kind === 'unconfirmed' && !state.maySendAgain && state.check !== 'checking') void checkAgain();
  };

  /** Sends it, and sets the state by its outcome. `earlier`: the value that its record has replaced. */
  const deliver = async <Data>(sent: SubmissionRecord, earlier: unknown, ask: Ask<Data>, reading: Reading<Data>) => {
    times.start(sent, true);
    isTrusted = !record.isPersisted();
    isUnderWay = true;
    const outcome = await submissionLog.exclusive(key, () => ask({ idempotencyKey: sent.id, onEnd }));
    // After a timeout the request may still be under way; with any other outcome it has ended.
    isUnderWay = isUnderWay && isTimeout(outcome);
    const newer = newerThan(sent);
    const meaning = newer ? 'unclear' : meaningOf(outcome, reading);
    if (meaning === 'unclear') void follow(newer ?? sent);
    else if (meaning === 'done') finish(sent);
    else {
      record.write(meaning === 'unsent' ? earlier : null);
      $state.set({ kind: 'free' });
    }
    return outcome;
  };

  const send: SubmitOnce['send'] = async (ask, reading = {}) => {
    if ($state.get().kind !== 'free' || followsEarlier()) return undefined;
    $state.set({ kind: 'sending' });
    const taken = snapshot?.();
    const before = typeof taken === 'object' ? await taken : taken;
    // Another tab may have sent it while the snapshot was requested.
    if (followsEarlier()) return undefined;
    const earlier = record.readRaw() ?? null;
    const sent = record.make(clock.now(), before, reading);
    record.write(sent);
    return isSettled() || (await isFirst(sent)) ? deliver(sent, earlier, ask, reading) : undefined;
  };

  // That a request is unconfirmed, and what the checks show. The call reports its own outcome.
  if (reporting)
    $state.listen((state, before) => {
      if (state.kind === 'unconfirmed') env.report?.('onStep', 'unconfirmed', state.check);
      if (state.kind === 'done' && before?.kind === 'unconfirmed') env.report?.('onStep', 'unconfirmed', 'done');
    });

  return { $state, open: () => void checkAgain(), checkAgain, release, send };
};
