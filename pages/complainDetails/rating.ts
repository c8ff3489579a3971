import { atom, type ReadableAtom } from 'nanostores';
import { rateService } from '../../shared/api/endpoints/rateService.ts';
import { type Failure, isRefusal } from '../../shared/features/core/failure.tsx';
import { type Words, withValues } from '../../shared/i18n/messages.ts';
import { inQuotes } from '../../shared/lib/texts.ts';
import type { Env } from '../../shared/platform/env.ts';
import { SHORT_TOAST_MS } from '../../shared/platform/toasts.ts';
import { commonText } from '../../shared/ui/messages.ts';
import { complaintRatingText as text } from './messages.ts';
import type { ComplainDetailsModel } from './model.ts';

/** The rating prompt of a complaint: closed, or open with the stars selected so far (0 to 5). */
export interface RatingView {
  readonly kind: 'closed' | 'asking' | 'sending';
  readonly stars: number;
  /** Why the last try failed, until the next try or until the stars change. */
  readonly note?: Words | undefined;
  /** The failed outcome, for the login prompt. */
  readonly failure?: Failure | undefined;
}

/** Rates how a complaint was handled: the borrower selects stars and sends them, or cancels. */
export interface Rating {
  readonly $rating: ReadableAtom<RatingView>;
  /** Opens the prompt some seconds after the complaint was read, and only once: a closed prompt must not reappear. */
  askLater(readAtMs: number): void;
  choose(stars: number): void;
  cancel(): void;
  send(): Promise<void>;
}

// Leaves time to read the answer first.
const REST_MS = 3000;

const closed: RatingView = { kind: 'closed', stars: 0 };

/** The model of the rating of the complaint `problemId`; `readAgain` reads the complaint again. */
export const rating = (env: Env, problemId: string, readAgain: () => void): Rating => {
  const $rating = atom<RatingView>(closed);
  let isAsked = false;

  const send = async (): Promise<void> => {
    const { kind, stars } = $rating.get();
    if (kind !== 'asking') return;
    const stay = (note: Words | undefined, failure?: Failure) => $rating.set({ kind: 'asking', stars, note, failure });
    if (!stars) {
      env.toast(commonText.noStar);
      return stay(commonText.noStar);
    }
    $rating.set({ kind: 'sending', stars });
    const outcome = await env.call(rateService, { score: stars, problemId }, { needsConnection: true });
    if (outcome.kind === 'ok') {
      $rating.set(closed);
      return env.toast(text.rated, SHORT_TOAST_MS);
    }
    // For a borrower who is signed out, the login replaces the page. The prompt reappears after that, with its stars.
    if (isRefusal(outcome)) readAgain();
    if (outcome.kind === 'unknown')
      return stay(outcome.isUnsent ? outcome.message : withValues(text.notKnown, { said: inQuotes(outcome.quoted) }));
    stay(outcome.message || commonText.failed, { env, outcome });
  };

  return {
    $rating,
    askLater: (readAtMs) => {
      if (isAsked) return;
      isAsked = true;
      const ask = () => $rating.set({ kind: 'asking', stars: 0 });
      const restMs = readAtMs + REST_MS - env.clock.now();
      if (restMs > 0) env.clock.after(restMs, ask);
      else ask();
    },
    choose: (stars) => {
      if ($rating.get().kind === 'asking') $rating.set({ kind: 'asking', stars });
    },
    cancel: () => {
      if ($rating.get().kind === 'asking') $rating.set(closed);
    },
    send,
  };
};

/** The rating of the complaint on a page. It opens after some seconds if the service requests a rating. */
export const ratingOf = ({ env, problemId, $view, refresh }: ComplainDetailsModel): Rating => {
  const question = rating(env, problemId, refresh);
  $view.subscribe((view) => {
    if (view.kind === 'ready' && view.data.asksForRating) question.askLater(view.checkedAtMs);
  });
  return question;
};
