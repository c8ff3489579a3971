import { atom, type ReadableAtom } from 'nanostores';
import type { Clock } from '../../platform/env.ts';

/** How long a borrower has to wait before requesting another code. */
const RESEND_SECONDS = 60;

/** The wait after a code was sent. */
export interface SmsCountdown {
  /** Seconds left; 0 when a code can be requested. */
  readonly $restSeconds: ReadableAtom<number>;
  /** Starts counting from the time at which a code was sent, which may be before a reload. */
  start(sentAtMs: number): void;
}

/**
 * Counts the seconds until another code can be requested. Timers of a page in the background run late, so the phone's clock
 * decides; but each tick takes off at least one second, so that the count does not freeze if the clock is set back.
 */
export const smsCountdown = ({ now, after }: Clock): SmsCountdown => {
  const $restSeconds = atom(0);
  let cancel = () => {};

  const tick = (untilMs: number): void => {
    const byClock = Math.ceil((untilMs - now()) / 1000);
    $restSeconds.set(Math.max(0, Math.min($restSeconds.get() - 1, byClock)));
    if ($restSeconds.get()) cancel = after(1000, () => tick(untilMs));
  };

  return {
    $restSeconds,
    start: (sentAtMs) => {
      cancel();
      $restSeconds.set(RESEND_SECONDS + 1);
      tick(sentAtMs + RESEND_SECONDS * 1000);
    },
  };
};
