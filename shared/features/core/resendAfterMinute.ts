import type { CheckResult, Resend } from './submission.ts';

/**
 * Offers to send a request that moves no money again, a minute after it was sent, unless a check finds it done. A file of
 * its own, because the pages that pay or take a loan do not need it.
 */
export const resendAfterMinute: Resend = async ({ restMs, look, isLatest, show, finish, wait }) => {
  let isEarly = restMs > 0;
  let isLooking = true;
  show(isEarly ? 'checking' : 'open', !isEarly);
  const judge = (result: CheckResult): void => {
    if (!isLatest()) return;
    if (result === 'done') finish();
    else if (isEarly) show(result === 'open' || result === 'ended' ? 'early' : result);
    else show('open', true);
  };
  if (isEarly) {
    wait(restMs, () => {
      isEarly = false;
      show('open', true);
      // Check again: the records may show the request by now. Not while the first check is still in progress.
      if (!isLooking) void look().then(judge);
    });
  }
  const result = await look();
  isLooking = false;
  judge(result);
};
