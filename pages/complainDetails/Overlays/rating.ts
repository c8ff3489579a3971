import { atom, type ReadableAtom } from 'nanostores';
import { rateService } from '../../../shared/api/endpoints/rateService.ts';
import { isNo } from '../../../shared/features/core/createQuery.ts';
import { text as common } from '../../../shared/features/core/messages.ts';
import { type Words, withValues } from '../../../shared/i18n/messages.ts';
import type { Env } from '../../../shared/platform/env.ts';
import { SHORT_TOAST_MS } from '../../../shared/platform/toastTimes.ts';
import type { ComplainDetailsModel } from '../model.ts';
import { text } from './messages.ts';

/** The question how a complaint was handled: closed, or open with the stars chosen so far (0 to 5). */
export interface RatingView {
  readonly kind: 'closed' | 'asking' | 'sending';
  readonly stars: number;
  /** Why the last try came to nothing; it stands until the next, or until the stars change. */
  readonly note?: Words | undefined;
}

/** Rating how a complaint was handled: choose stars and send them, or cancel. */
export interface Rating {
  readonly $rating: ReadableAtom<RatingView>;
  /** Asks a while after the complaint was read; only the first time, for what the borrower has closed must not come back. */
  askLater(readAtMs: number): void;
  choose(stars: number): void;
  cancel(): void;
  send(): Promise<void>;
}

// Time to read the answer first.
const REST_MS = 3000;

const closed: RatingView = { kind: 'closed', stars: 0 };

/** The model of the rating of the complaint `problemId`; `readAgain` reads the complaint itself anew. */
export const rating = (env: Env, problemId: string, readAgain: () => void): Rating => {
  const $rating = atom<RatingView>(closed);
  let isAsked = false;

  const send = async (): Promise<void> => {
    const { kind, stars } = $rating.get();
    if (kind !== 'asking') return;
    const stay = (note: Words | undefined) => $rating.set({ kind: 'asking', stars, note });
    if (!stars) {
      env.toast(text.noStar);
      return stay(text.noStar);
    }
    $rating.set({ kind: 'sending', stars });
    const outcome = await env.call(rateService, { score: stars, problemId }, { isKeptOffline: true });
    if (outcome.kind === 'ok') {
      $rating.set(closed);
      return env.toast(text.rated, SHORT_TOAST_MS);
    }
    // Whoever is signed out reads so in the place of the page, and how to log in; the stars are there again after that.
    if (isNo(outcome)) readAgain();
    if (outcome.kind === 'unknown')
      return stay(outcome.isUnsent ? outcome.message : withValues(text.notKnown, { said: outcome.message ?? '' }));
    // A toast too, as the service's own messages have one everywhere.
    if (outcome.message) env.toast(outcome.message, SHORT_TOAST_MS);
    stay(outcome.message || common.noMessage);
  };

  return {
    $rating,
    askLater: (readAtMs) => {
      if (isAsked) return;
      isAsked = true;
      const ask = () => $rating.set({ kind: 'asking', stars: 0 });
      const restMs = readAtMs + REST_MS - env.clock.now();
      // This may have followed the document late.
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

/** The rating of the complaint that a page shows, which asks in a while where the service wants that. */
export const ratingOf = ({ env, problemId, $view, refresh }: ComplainDetailsModel): Rating => {
  const question = rating(env, problemId, refresh);
  $view.subscribe((view) => {
    if (view.kind === 'ready' && view.data.asksForRating) question.askLater(view.checkedAtMs);
  });
  return question;
};
