import { atom } from 'nanostores';
import { rateService } from '../../shared/api/endpoints/rateService.ts';
import { isRefusal } from '../../shared/features/core/failure.tsx';
import { starPrompt } from '../../shared/features/core/starPrompt.ts';
import { withValues } from '../../shared/i18n/messages.ts';
import { inQuotes } from '../../shared/lib/texts.ts';
import { SHORT_TOAST_MS } from '../../shared/platform/toasts.ts';
import { complaintRatingText as text } from './messages.ts';
import type { ComplainDetailsModel } from './model.ts';

// Leaves time to read the answer first.
const REST_MS = 3000;

/** The rating of how a complaint was handled. If the service requests it, it opens after some seconds, and only once: a closed prompt must not reappear. */
export const ratingOf = ({ env, problemId, $view, refresh }: ComplainDetailsModel) => {
  const $isOpen = atom(false);
  let isAsked = false;
  $view.subscribe((view) => {
    if (isAsked || view.kind !== 'ready' || !view.data.asksForRating) return;
    isAsked = true;
    env.clock.after(Math.max(0, view.checkedAtMs + REST_MS - env.clock.now()), () => $isOpen.set(true));
  });
  const close = () => $isOpen.set(false);
  const prompt = starPrompt(
    env,
    (score) => env.call(rateService, { score, problemId }, { needsConnection: true }),
    () => {
      close();
      env.toast(text.rated, SHORT_TOAST_MS);
    },
    (outcome) => {
      // For a borrower who is signed out, the login replaces the page. The prompt reappears after that, with its stars.
      if (isRefusal(outcome)) refresh();
      return outcome.message ?? withValues(text.notKnown, { said: inQuotes(outcome.quoted) });
    },
  );
  const cancel = () => {
    if (!prompt.$stars.get().isSending) close();
  };
  return { $isOpen, prompt, cancel };
};
