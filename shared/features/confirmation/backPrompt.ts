import { atom, type ReadableAtom } from 'nanostores';
import type { BackQuestion } from '../../api/endpoints/offers.ts';
import type { BackGuard } from '../../navigation/backGuard.ts';
import type { Env } from '../../platform/env.ts';
import { isIos } from '../../session/clientPlatform.ts';
import { closeWebview } from '../core/appActions.ts';
import { sendToApp } from '../core/sendToApp.ts';

/** The question that an iOS borrower is asked on the way back from an offer. */
export interface BackPrompt {
  /** The question that stands over the page. */
  readonly $asked: ReadableAtom<BackQuestion | undefined>;
  /** Stands in the way back from now on, where there is something to ask. */
  block(): void;
  stay(): void;
  /** Closes the webview, in a plain browser past the entry that was held. */
  leave(): void;
}

/**
 * Asks on the way back, on iOS alone: elsewhere the app itself asks, or nobody. `questionNow` is what there is to ask at
 * the moment; undefined lets the borrower go.
 */
export const createBackPrompt = (
  env: Env & { readonly guard: BackGuard },
  questionNow: () => BackQuestion | undefined,
): BackPrompt => {
  const { guard } = env;
  const $asked = atom<BackQuestion | undefined>();

  const ask = (): boolean => {
    $asked.set(questionNow());
    return !!$asked.get();
  };

  const hold = (): void => {
    if (questionNow() && isIos(env.page, env.hints)) guard.block(ask);
  };

  return {
    $asked,
    block: hold,
    stay: () => {
      $asked.set(undefined);
      hold();
    },
    leave: () => sendToApp({ ...env, navigator: { ...env.navigator, back: guard.back } }, closeWebview()),
  };
};
