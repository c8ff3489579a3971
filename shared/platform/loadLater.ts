import { useStore } from '@nanostores/react';
import { atom, type ReadableAtom } from 'nanostores';

/** Whether the rest of a page has come. */
export type LaterState<Parts> =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'ready'; readonly parts: Parts };

/** The rest of a page: what it has beside its data and its main action, in the file `later.tsx` beside `main.tsx`. */
export interface Later<Parts> {
  readonly $state: ReadableAtom<LaterState<Parts>>;
  /** Loads it, if it is not there. Resolves to undefined if it does not come; the next call tries again. Never rejects. */
  load(): Promise<Parts | undefined>;
}

/** Loads the rest of a page once: `load` is a function around `import('./later.tsx')`. It stays `failed` until a later try succeeds. */
export const loadLater = <Parts>(load: () => Promise<Parts>): Later<Parts> => {
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
        () => {
          loading = undefined;
          $state.set({ kind: 'failed' });
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
