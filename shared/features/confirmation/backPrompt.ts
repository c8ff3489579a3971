import { atom, type ReadableAtom } from 'nanostores';
import type { BackQuestion } from '../../api/endpoints/offers.ts';
import type { BackGuard } from '../../navigation/backGuard.ts';
import type { Env } from '../../platform/env.ts';
import { closeWebview } from '../core/appActions.ts';
import { isIos } from '../core/isIos.ts';
import { sendToApp } from '../core/sendToApp.ts';

/** The question shown to an iOS borrower who goes back from an offer. */
export interface BackPrompt {
  /** The question that is open over the page. */
  readonly $question: ReadableAtom<BackQuestion | undefined>;
  /** Blocks going back from now on, while there is a question to ask. */
  block(): void;
  stay(): void;
  /** Closes the webview; in a plain browser, goes back past the history entry that was added. */
  leave(): void;
}

/**
 * Asks before going back, on iOS only: elsewhere the app itself asks, or nobody does. `questionNow` returns the question at that moment; undefined
 * lets the borrower leave.
 */
export const createBackPrompt = (
  env: Env & { readonly guard: BackGuard },
  questionNow: () => BackQuestion | undefined,
): BackPrompt => {
  const { guard } = env;
  const $question = atom<BackQuestion | undefined>();

  const ask = (): boolean => {
    $question.set(questionNow());
    return !!$question.get();
  };

  const hold = (): void => {
    if (questionNow() && isIos(env)) guard.block(ask);
  };

  return {
    $question,
    block: hold,
    stay: () => {
      $question.set(undefined);
      hold();
    },
    leave: () => sendToApp({ ...env, navigator: { ...env.navigator, back: guard.back } }, closeWebview()),
  };
};
