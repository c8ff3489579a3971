import type { CheckResult, UnconfirmedCheck } from './submissionState.ts';

/** What `resendAfterMinute` needs of a request whose outcome is unknown. */
export interface Unanswered {
  /** The rest of its minute, in ms; 0 once the minute is over, or if the request was accepted. */
  readonly restMs: number;
  /** Checks the lender's records. Never rejects. */
  readonly look: () => Promise<CheckResult>;
  /** @returns whether this is still the latest check: nothing has been decided, and no other check begun, since. */
  readonly isAsked: () => boolean;
  readonly show: (result: UnconfirmedCheck, maySendAgain?: boolean) => void;
  readonly finish: () => void;
  readonly wait: (ms: number, run: () => void) => void;
}

/** Decides when a request whose outcome is unknown may be sent again. */
export type Resend = (unanswered: Unanswered) => Promise<void>;

/**
 * Offers to send a request that moves no money again, a minute after it was sent, unless a check finds it done. A file of
 * its own, because the pages that pay or take a loan do not need it.
 */
export const resendAfterMinute: Resend = async ({ restMs, look, isAsked, show, finish, wait }) => {
  let isEarly = restMs > 0;
  let isLooking = true;
  show(isEarly ? 'checking' : 'open', !isEarly);
  const judge = (result: CheckResult): void => {
    if (!isAsked()) return;
    if (result === 'done') finish();
    else if (isEarly) show(result === 'open' ? 'early' : result);
    else show('open', true);
  };
  if (isEarly) {
    wait(restMs, () => {
      isEarly = false;
      show('open', true);
      // Check once more: the records may show the request by now. Not while the first check is still under way.
      if (!isLooking) void look().then(judge);
    });
  }
  const result = await look();
  isLooking = false;
  judge(result);
};
