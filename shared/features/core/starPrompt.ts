import { atom, type ReadableAtom } from 'nanostores';
import type { Failed, Outcome } from '../../api/outcome.ts';
import type { Words } from '../../i18n/messages.ts';
import type { Env } from '../../platform/env.ts';
import { commonText } from '../../ui/messages.ts';

/** The stars selected so far (0 to 5). */
export interface StarsView {
  readonly stars: number;
  readonly isSending?: boolean;
  /** Why the last try failed, until the next try or until the stars change. */
  readonly note?: Words;
}

/** Asks for a rating: the borrower selects stars and sends them. */
export interface StarPrompt {
  readonly $stars: ReadableAtom<StarsView>;
  choose(stars: number): void;
  send(): Promise<void>;
}

/**
 * The model of a rating with stars. `rate` sends the 1 to 5 stars; `onRated` is called once the service has them; `wordsOf` returns what is said of a
 * failure: without words, only that it failed.
 */
export const starPrompt = (
  { toast }: Pick<Env, 'toast'>,
  rate: (stars: number) => Promise<Outcome<unknown>>,
  onRated: (stars: number) => void,
  wordsOf: (outcome: Failed) => Words,
): StarPrompt => {
  const $stars = atom<StarsView>({ stars: 0 });
  return {
    $stars,
    choose: (stars) => {
      if (!$stars.get().isSending) $stars.set({ stars });
    },
    send: async () => {
      const { stars, isSending } = $stars.get();
      if (isSending) return;
      if (!stars) {
        toast(commonText.noStar);
        return $stars.set({ stars, note: commonText.noStar });
      }
      $stars.set({ stars, isSending: true });
      const outcome = await rate(stars);
      if (outcome.kind === 'ok') return onRated(stars);
      $stars.set({ stars, note: wordsOf(outcome) || commonText.failed });
    },
  };
};
