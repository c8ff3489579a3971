import { atom, type ReadableAtom } from 'nanostores';
import { rateStore } from '../../shared/api/endpoints/rateStore.ts';
import { wordsOfFailure } from '../../shared/api/outcome.ts';
import { sendsChosenStars } from '../../shared/brand/current.ts';
import { goRate } from '../../shared/features/core/appActions.ts';
import { sendToApp } from '../../shared/features/core/sendToApp.ts';
import type { Words } from '../../shared/i18n/messages.ts';
import type { Env } from '../../shared/platform/env.ts';
import { commonText } from '../../shared/ui/messages.ts';

/** The score prompt: the stars selected so far (0 to 5), or the thanks after a low score. */
export interface Score {
  readonly kind: 'asking' | 'sending' | 'thanks';
  readonly stars: number;
  /** Why the last try failed; kept until the next try, or until the stars change. */
  readonly note?: Words | undefined;
}

/** Rates the app: the borrower selects stars and sends them; a high rating leads on to the app's store. */
export interface ScorePrompt {
  readonly $score: ReadableAtom<Score>;
  choose(stars: number): void;
  send(): Promise<void>;
}

// From this number of stars, the borrower is asked to rate the app in the store too.
const HAPPY_STARS = 4;
// The service only counts ratings; the stars themselves are given in the store.
const SENT_STARS = 5;

/** The model of the score prompt; `close` closes it. */
export const scorePrompt = (env: Env, close: () => void): ScorePrompt => {
  const $score = atom<Score>({ kind: 'asking', stars: 0 });

  const thank = (stars: number): void => {
    if (stars < HAPPY_STARS) {
      $score.set({ kind: 'thanks', stars });
      return;
    }
    close();
    sendToApp(env, goRate());
  };

  const send = async (): Promise<void> => {
    const { kind, stars } = $score.get();
    if (kind !== 'asking') return;
    if (!stars) {
      env.toast(commonText.noStar);
      return $score.set({ kind, stars, note: commonText.noStar });
    }
    $score.set({ kind: 'sending', stars });
    const outcome = await env.call(rateStore, { score: sendsChosenStars ? stars : SENT_STARS });
    if (outcome.kind === 'ok') return thank(stars);
    $score.set({ kind: 'asking', stars, note: wordsOfFailure(outcome) || commonText.failed });
  };

  return {
    $score,
    choose: (stars) => {
      if ($score.get().kind === 'asking') $score.set({ kind: 'asking', stars });
    },
    send,
  };
};
