import { atom, type ReadableAtom } from 'nanostores';
import type { Outcome } from '../../api/outcome.ts';
import { reporting } from '../../brand/current.ts';
import type { UnknownReason } from '../../domain/unknownReason.ts';
import type { Words } from '../../i18n/messages.ts';
import type { Env } from '../../platform/env.ts';
import { SHORT_TOAST_MS } from '../../platform/toastTimes.ts';
import type { Failure } from './explain.ts';
import type { Failed } from './Failure/failureKind.ts';
import { text } from './messages.ts';

/** How far data on screen can be trusted: `revalidating` while they are read again, `stale` where that failed. */
export type QueryStatus = 'fresh' | 'revalidating' | 'stale';

/** A screen's main data: on their way, there, refused or unknown. `checkedAtMs` is the moment of the response shown. */
export type QueryState<Data> =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'ready';
      readonly data: Data;
      readonly checkedAtMs: number;
      readonly status: QueryStatus;
    }
  | { readonly kind: 'refused'; readonly message: Words; readonly failure?: Failure }
  | { readonly kind: 'unknown'; readonly reason: UnknownReason; readonly failure?: Failure };

// Who goes to and fro is read for at most so often.
const MIN_MS = 5000;
// A return this close to a read that is under way is the same one, seen twice: nobody leaves and pays in between.
const SAME_MS = 100;

/** Whether a call came to a no. HTTP can say it too: who is signed out, or is somebody else by now, sees nothing more of what stood there. */
export const isNo = (outcome: Exclude<Outcome<unknown>, { readonly kind: 'ok' }>): boolean =>
  outcome.kind === 'refused' || outcome.status === 401 || outcome.status === 403;

/** Data on their way. One and the same, so that reading it the first time changes nothing on screen, and nothing is drawn anew for it. */
export const loading = { kind: 'loading' } as const;

/** A screen's main data: how it stands, and how to read it, the first time and again. */
export interface Query<Data> {
  readonly $view: ReadableAtom<QueryState<Data>>;
  /** Reads the data; what is on screen stays there meanwhile. @returns whether it is fresh now. */
  refresh(): Promise<boolean>;
  /** Shows data that an earlier page has kept, until it has been read again. */
  restore(data: Data, checkedAtMs: number): void;
}

/**
 * Keeps a screen's main data fresh: reads it when asked, and whenever the borrower comes back, for what they see may
 * have been paid meanwhile. A late answer to an earlier question never covers a later one; `ask`, which may keep what it has
 * read for other pages, can see by `isLatest` whether its answer is one. Data that are older than `maxAgeMs` do not stay while they are read
 * again, nor where that fails.
 */
export const createQuery = <Data>(
  env: Env,
  ask: (isLatest: () => boolean) => Promise<Outcome<Data>>,
  onData: (data: Data, checkedAtMs: number) => void = () => {},
  maxAgeMs = Number.POSITIVE_INFINITY,
): Query<Data> => {
  const $view = atom<QueryState<Data>>(loading);
  let question = 0;
  let returnedAtMs = Number.NEGATIVE_INFINITY;
  let cancelLater: (() => void) | undefined;

  /** @returns whether there are data on screen to say it of. */
  const trust = (status: QueryStatus): boolean => {
    const view = $view.get();
    const isThere = view.kind === 'ready' && env.clock.now() - view.checkedAtMs < maxAgeMs;
    if (isThere) $view.set({ ...view, status });
    return isThere;
  };

  const show = (outcome: Outcome<Data>): void => {
    if (outcome.kind === 'ok') {
      const { data } = outcome;
      const checkedAtMs = env.clock.now();
      onData(data, checkedAtMs);
      $view.set({ kind: 'ready', data, checkedAtMs, status: 'fresh' });
      return;
    }
    env.toast(outcome.message, SHORT_TOAST_MS);
    const isRefused = isNo(outcome);
    if (!isRefused && trust('stale')) return;
    const failed: Failed = isRefused
      ? { code: '', ...outcome, kind: 'refused', message: outcome.message || text.noMessage }
      : outcome;
    $view.set({ ...failed, failure: { env, outcome: failed } });
  };

  const isFresh = (): boolean => {
    const view = $view.get();
    return view.kind === 'ready' && view.status === 'fresh';
  };

  const refresh = async (): Promise<boolean> => {
    cancelLater?.();
    cancelLater = undefined;
    if (!trust('revalidating')) $view.set(loading);
    question += 1;
    const asked = question;
    const outcome = await ask(() => asked === question);
    if (asked === question) show(outcome);
    return isFresh();
  };

  const lookAfterReturn = (): void => {
    returnedAtMs = env.clock.now();
    refresh();
  };

  // What is on screen, and what an earlier look will answer, may be from before the borrower left: neither is fresh.
  const lookLater = (restMs: number): void => {
    question += 1;
    trust('revalidating');
    cancelLater ??= env.clock.after(restMs, lookAfterReturn);
  };

  env.onReturn(() => {
    const view = $view.get();
    if (view.kind === 'loading') return;
    const sinceMs = env.clock.now() - returnedAtMs;
    const isSame = sinceMs < SAME_MS && view.kind === 'ready' && view.status === 'revalidating';
    if (sinceMs < 0 || sinceMs >= MIN_MS) lookAfterReturn();
    else if (!isSame) lookLater(MIN_MS - sinceMs);
  });

  // What an earlier page has kept is on screen before anything has been read.
  if (reporting)
    $view.listen((view, before) => {
      const isRestored = before?.kind === 'loading' && view.kind === 'ready' && view.status === 'revalidating';
      if (isRestored) env.report?.('onStep', 'data', 'ok');
    });

  return {
    $view,
    refresh,
    restore: (data, checkedAtMs) => $view.set({ kind: 'ready', data, checkedAtMs, status: 'revalidating' }),
  };
};
