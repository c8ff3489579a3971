import { atom, type ReadableAtom } from 'nanostores';
import { type Outcome, wordsOfFailure } from '../../api/outcome.ts';
import { reporting } from '../../brand/current.ts';
import type { Env } from '../../platform/env.ts';
import { SHORT_TOAST_MS } from '../../platform/toasts.ts';
import { type Failure, isRefusal } from './failure.tsx';

/** How current the data on screen are: `revalidating` while they are read again, `stale` when that read has failed. */
export type QueryStatus = 'fresh' | 'revalidating' | 'stale';

/** The state of a screen's main data. `checkedAtMs` is when the response on screen arrived, by the phone's clock. */
export type QueryState<Data> =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'ready';
      readonly data: Data;
      readonly checkedAtMs: number;
      readonly status: QueryStatus;
    }
  | { readonly kind: 'refused' | 'unknown'; readonly failure: Failure };

// Two return events this close together are one return, reported twice: nobody can leave and pay in between.
const SAME_MS = 100;

/** The state before the first response. One shared object, so that setting it again at the first read causes no new render. */
const loading = { kind: 'loading' } as const;

/** A screen's main data: their state, and the actions that read them. */
export interface Query<Data> {
  readonly $view: ReadableAtom<QueryState<Data>>;
  /**
   * Reads the data; data on screen stay there meanwhile, unless older than `maxAgeMs`. If this fails they stay too, unless they are known to
   * `haveChanged` since. @returns whether they are fresh now.
   */
  refresh(haveChanged?: true): Promise<boolean>;
  /** Shows data that an earlier page has stored, until they have been read again. */
  restore(data: Data, checkedAtMs: number): void;
}

/**
 * Keeps a screen's main data fresh: reads them on `refresh`, and whenever the borrower returns to the page, because the
 * loan may have been paid meanwhile. A late response to an earlier request never replaces that of a later one. `ask` sends
 * the request; it calls `isLatest` before it stores a response for other pages. Data older than `maxAgeMs` leave the
 * screen while they are read again, and do not reappear if that read fails.
 */
export const createQuery = <Data>(
  env: Env,
  ask: (isLatest: () => boolean) => Promise<Outcome<Data>>,
  onData: (data: Data, checkedAtMs: number) => void = () => {},
  maxAgeMs = Number.POSITIVE_INFINITY,
): Query<Data> => {
  const $view = atom<QueryState<Data>>(loading);
  let requestId = 0;
  let isOutdated: true | undefined;
  let returnedAtMs = Number.NEGATIVE_INFINITY;

  /** Sets the status of the data on screen. @returns false when there are none, or they are older than `maxAgeMs`. */
  const setStatus = (status: QueryStatus): boolean => {
    const view = $view.get();
    const isThere = view.kind === 'ready' && env.clock.now() - view.checkedAtMs < maxAgeMs;
    if (isThere) $view.set({ ...view, status });
    return isThere;
  };

  const show = (outcome: Outcome<Data>): void => {
    if (outcome.kind === 'ok') {
      const { data } = outcome;
      const checkedAtMs = env.clock.now();
      isOutdated = undefined;
      onData(data, checkedAtMs);
      $view.set({ kind: 'ready', data, checkedAtMs, status: 'fresh' });
      return;
    }
    const isRefused = isRefusal(outcome);
    // The failure replaces the data; if the data stay, a toast reports it.
    if (!isRefused && !isOutdated && setStatus('stale')) {
      env.toast(wordsOfFailure(outcome), SHORT_TOAST_MS);
      return;
    }
    $view.set({ kind: isRefused ? 'refused' : 'unknown', failure: { env, outcome } });
  };

  const refresh = async (haveChanged?: true): Promise<boolean> => {
    isOutdated ??= haveChanged;
    if (!setStatus('revalidating')) $view.set(loading);
    requestId += 1;
    const id = requestId;
    const outcome = await ask(() => id === requestId);
    if (id === requestId) show(outcome);
    const view = $view.get();
    return view.kind === 'ready' && view.status === 'fresh';
  };

  // The data on screen, and the response of a read under way, may date from before the borrower left: neither is fresh.
  env.onReturn(() => {
    const sinceMs = env.clock.now() - returnedAtMs;
    const isSame = sinceMs >= 0 && sinceMs < SAME_MS;
    if ($view.get().kind === 'loading' || isSame) return;
    returnedAtMs = env.clock.now();
    refresh();
  });

  return {
    $view,
    refresh,
    restore: (data, checkedAtMs) => {
      // They are on screen before the first response: report that step.
      if (reporting && $view.get().kind === 'loading') env.report?.('onStep', 'data', 'ok');
      $view.set({ kind: 'ready', data, checkedAtMs, status: 'revalidating' });
    },
  };
};
