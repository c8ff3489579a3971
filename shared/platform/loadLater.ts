import { useStore } from '@nanostores/react';
import { atom, type ReadableAtom } from 'nanostores';

/** Whether the rest of a page has come. */
export type LaterState<Parts> =
  | { readonly kind: 'loading' }
  /** `reopen` loads the page anew, where it is of an earlier build, whose files are gone: trying again would not help. */
  | { readonly kind: 'failed'; readonly reopen?: (() => void) | undefined }
  | { readonly kind: 'ready'; readonly parts: Parts };

/** The rest of a page: what it has beside its data and its main action, in the file `later.tsx` beside `main.tsx`. */
export interface Later<Parts> {
  readonly $state: ReadableAtom<LaterState<Parts>>;
  /** Loads it, if it is not there. Resolves to undefined if it does not come; the next call tries again. Never rejects. */
  load(): Promise<Parts | undefined>;
}

/**
 * Loads the rest of a page once: `load` is a function around `import('./later.tsx')`. It stays `failed` until a later try succeeds. `reopen` loads the
 * page anew.
 */
export const loadLater = <Parts>(load: () => Promise<Parts>, reopen?: () => void): Later<Parts> => {
  const $state = atom<LaterState<Parts>>({ kind: 'loading' });
  let loading: Promise<Parts | undefined> | undefined;
  return {
    $state,
    load: () => {
      loading ??= load().then(
        (parts) => {
          $state.set({ kind: 'ready', parts });
          return parts;
        },
        (error) => {
          loading = undefined;
          // As a browser tells a connection that failed.
          $state.set({ kind: 'failed', reopen: error instanceof TypeError ? undefined : reopen });
          return undefined;
        },
      );
      return loading;
    },
  };
};

/** @returns the rest of the page; undefined until it has come. */
export const useLater = <Parts>({ $state }: Pick<Later<Parts>, '$state'>): Parts | undefined => {
  const state = useStore($state);
  return state.kind === 'ready' ? state.parts : undefined;
};
