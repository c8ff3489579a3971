import { useStore } from '@nanostores/react';
import { atom, type ReadableAtom } from 'nanostores';

/** Whether the later part of a page has loaded. */
export type LaterState<Parts> =
  | { readonly kind: 'loading' }
  /** `reopen` reloads a page of an earlier build, whose files no longer exist: a retry would not help. */
  | { readonly kind: 'failed'; readonly reopen?: (() => void) | undefined }
  | { readonly kind: 'ready'; readonly parts: Parts };

/** The later part of a page: everything but its data and its main action, in the file `later.tsx` beside `main.tsx`. */
export interface Later<Parts> {
  readonly $state: ReadableAtom<LaterState<Parts>>;
  /** Loads it, if it is not loaded. Resolves to undefined on failure; the next call tries again. Never rejects. */
  load(): Promise<Parts | undefined>;
}

/**
 * Loads the later part of a page once: `load` is a function around `import('./later.tsx')`. It stays `failed` until a later try succeeds. `reopen`
 * reloads the page.
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
          // Browsers report a failed connection as a TypeError.
          $state.set({ kind: 'failed', reopen: error instanceof TypeError ? undefined : reopen });
          return undefined;
        },
      );
      return loading;
    },
  };
};

/** @returns the later part of the page; undefined until it has loaded. */
export const useLater = <Parts>({ $state }: Pick<Later<Parts>, '$state'>): Parts | undefined => {
  const state = useStore($state);
  return state.kind === 'ready' ? state.parts : undefined;
};
