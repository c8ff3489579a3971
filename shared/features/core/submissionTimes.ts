import { DAY_MS } from '../../domain/dates.ts';
import type { Clock } from '../../platform/env.ts';
import type { CheckResult, UnconfirmedCheck } from './submission.ts';
import type { SubmissionRecord } from './submissionRecord.ts';

/**
 * The phase of a request whose outcome is unknown. `arriving`: it may still reach the service. `booking`: it was accepted,
 * but the lender's records may not show it yet. `over`: if it was carried out, the records show it.
 */
type Phase = 'arriving' | 'booking' | 'over';

// A proxy may deliver a request this long after it was sent, even though the page gave up waiting earlier. As long may the records lack one that
// was accepted.
const LATEST_ARRIVAL_MS = 180_000;

/**
 * The ages of requests, and what may be offered at that age. The phone's clock may be set at any time, so a page load counts by its own
 * steady clock: from the moment it sent the request, or else from when it first saw its record. `isUnderWay`: whether this page still waits for an answer to it.
 */
export const submissionTimes = (clock: Clock, isUnderWay: () => boolean) => {
  const known: { [attempt: string]: { readonly sinceMs: number; readonly isOwn: boolean } } = {};
  const isOwn = ({ attempt }: SubmissionRecord): boolean => !!known[attempt]?.isOwn;

  const start = (sent: SubmissionRecord, own = isOwn(sent)) => {
    const entry = { sinceMs: clock.steady(), isOwn: own };
    known[sent.attempt] = entry;
    return entry;
  };

  const ageOf = (sent: SubmissionRecord): number => clock.steady() - (known[sent.attempt] ?? start(sent)).sinceMs;
  const remainingMs = (sent: SubmissionRecord): number => Math.max(0, LATEST_ARRIVAL_MS - ageOf(sent));
  const remainingOfDayMs = (sent: SubmissionRecord): number =>
    Math.max(0, DAY_MS - (isOwn(sent) ? ageOf(sent) : clock.now() - sent.atMs));

  const phaseOf = (sent: SubmissionRecord): Phase => {
    const isRecent = remainingMs(sent) > 0;
    if (isUnderWay() || (isRecent && !sent.wasAccepted)) return 'arriving';
    // With `isOnlyWay` the payment depends on what the borrower does on the further page, so there is no booking to wait for.
    return isRecent && !sent.isOnlyWay ? 'booking' : 'over';
  };

  const waitOf = (sent: SubmissionRecord, result: UnconfirmedCheck | CheckResult): number => {
    // Once the records have changed, the page that sent the request never offers to send it again.
    if (isUnderWay() || (result === 'changed' && isOwn(sent))) return 0;
    if (phaseOf(sent) !== 'over') return remainingMs(sent);
    return result === 'unknown' ? remainingOfDayMs(sent) : 0;
  };

  const mayRepeat = (sent: SubmissionRecord, result: CheckResult, phase: Phase): boolean => {
    if (phase === 'arriving') return false;
    // The page that sent it still shows the old amount; a later visit starts with what is due now.
    if (result === 'changed') return !isOwn(sent);
    return result === 'ended' || (phase === 'over' && (result === 'open' || !remainingOfDayMs(sent)));
  };

  return {
    /** Counts from now. `own`: this page load sends it now. */
    start,
    /** @returns how long it may still arrive, in ms. */
    remainingMs,
    phaseOf,
    /** @returns whether it is a day old: by the phone's clock, if another page load has sent it. */
    isOld: (sent: SubmissionRecord): boolean => !remainingOfDayMs(sent),
    /** @returns milliseconds until the next check can change what is offered; 0 where no time is known. */
    waitOf,
    /**
     * @returns what a check that was begun in this phase leads to: what is shown, whether it may be sent again, and in how many milliseconds
     * to check again.
     */
    offerOf: (sent: SubmissionRecord, result: Exclude<CheckResult, 'done'>, phase: Phase) => {
      const maySendAgain = mayRepeat(sent, result, phase);
      const open: UnconfirmedCheck = maySendAgain ? 'open' : 'early';
      const waitMs = phase === 'over' ? waitOf(sent, result) || undefined : remainingMs(sent);
      return {
        shownAs: result === 'open' || result === 'ended' ? open : result,
        maySendAgain,
        nextMs: maySendAgain || isUnderWay() ? undefined : waitMs,
      };
    },
  };
};
