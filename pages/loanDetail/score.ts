import { rateStore } from '../../shared/api/endpoints/rateStore.ts';
import { wordsOfFailure } from '../../shared/api/outcome.ts';
import { sendsChosenStars } from '../../shared/brand/current.ts';
import { goRate } from '../../shared/features/core/appActions.ts';
import { sendToApp } from '../../shared/features/core/sendToApp.ts';
import { type StarPrompt, starPrompt } from '../../shared/features/core/starPrompt.ts';
import type { Env } from '../../shared/platform/env.ts';

// From this number of stars, the borrower is asked to rate the app in the store too.
const HAPPY_STARS = 4;
// The service only counts ratings; the stars themselves are given in the store.
const SENT_STARS = 5;

/** The rating of the app: a high one closes the prompt and leads on to the app's store, a low one is thanked for. */
export const scorePrompt = (env: Env, close: () => void, thank: () => void): StarPrompt =>
  starPrompt(
    env,
    (stars) => env.call(rateStore, { score: sendsChosenStars ? stars : SENT_STARS }),
    (stars) => {
      if (stars < HAPPY_STARS) return thank();
      close();
      sendToApp(env, goRate());
    },
    wordsOfFailure,
  );
