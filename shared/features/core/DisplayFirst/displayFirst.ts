import { atom, type ReadableAtom } from 'nanostores';
import type { ComponentType } from 'react';
import type { Endpoint } from '../../../api/endpoint.ts';
import type { Outcome } from '../../../api/outcome.ts';
import type { Call } from '../../../api/settle.ts';
import type { ScreenModel } from '../../../app/start.tsx';
import type { Env } from '../../../platform/env.ts';

/** A screen with all that it can do, and its model, which is open already. */
export interface WholeScreen {
  readonly Screen: ComponentType;
  /** Whether it shows nothing yet but that its data are on their way. */
  readonly $isWaiting: ReadableAtom<boolean>;
}

/** What the page shows until the whole screen is there. `atMs` is the moment of the response. */
export type FirstView<Data> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly data: Data; readonly atMs: number };

/** Whether the part of the script with the whole screen is there. */
export type WholeState =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'ready'; readonly Screen: ComponentType };

/** The model of a page that shows its data first, and can do something with them a moment later. */
export interface DisplayFirst<Data> extends ScreenModel {
  readonly $first: ReadableAtom<FirstView<Data>>;
  readonly $whole: ReadableAtom<WholeState>;
  /** Loads the whole screen again, where it did not come; it reads the data anew where they did not come either. */
  retry(): void;
}

/** What such a page shows first, and what follows. */
export interface DisplayFirstParts<Input, Data> {
  readonly read: Endpoint<Input, Data>;
  readonly input: Input;
  /** Whether the address names what to read. When false, no request is sent, and the whole screen explains that. */
  readonly isNamed?: boolean;
  /** Whether these data may be seen before the whole screen is there: nothing has to stand in front of them. */
  readonly mayShow: (data: Data) => boolean;
  /**
   * Loads the rest of the script: a function that makes the whole screen on this platform, and opens its model. It is told the data that
   * the borrower has seen by then; undefined where there are none.
   */
  readonly loadWhole: () => Promise<(env: Env, seen?: Data) => WholeScreen>;
}

// A response older than this may be out of date: the whole screen then sends its own request. The age is measured with the
// phone's clock, not with a timer, because timers stop while the phone sleeps.
const SHARED_MS = 10_000;

/**
 * Shows the data of a page's first call as soon as they arrive, while the rest of the script, with the actions, still
 * loads. The whole screen replaces this first view once it has something to show, and gets the same response: the request
 * is sent once.
 * Any outcome other than data is shown by the whole screen only.
 */
export const displayFirst = <Input, Data>(
  env: Env,
  { read, input, isNamed = true, mayShow, loadWhole }: DisplayFirstParts<Input, Data>,
): DisplayFirst<Data> => {
  const $first = atom<FirstView<Data>>({ kind: 'loading' });
  const $whole = atom<WholeState>({ kind: 'loading' });
  let first: Promise<Outcome<unknown>> | undefined;
  let firstAtMs: number | undefined;
  let hasFailed = false;
  let isOpened = false;

  // The whole screen's first call of `read` gets the response that is under way, or that arrived less than SHARED_MS ago.
  const call: Call = (endpoint, input, options) => {
    const isRecent = firstAtMs === undefined || Math.abs(env.clock.now() - firstAtMs) < SHARED_MS;
    const shared = endpoint.name === read.name && isRecent ? first : undefined;
    if (!shared) return env.call(endpoint, input, options);
    first = undefined;
    return shared as ReturnType<typeof env.call<unknown, never>>;
  };

  const show = (outcome: Outcome<Data>): void => {
    if (outcome.kind === 'ok' && !isOpened && mayShow(outcome.data))
      $first.set({ kind: 'ready', data: outcome.data, atMs: env.clock.now() });
  };

  // An error thrown by `open` is a bug, not a lost connection: a screen that throws it again passes it to the error boundary.
  const opened = (open: (env: Env, seen?: Data) => WholeScreen): WholeScreen => {
    const view = $first.get();
    try {
      return open({ ...env, call }, view.kind === 'ready' ? view.data : undefined);
    } catch (error) {
      const Screen = (): never => {
        throw error;
      };
      return { Screen, $isWaiting: atom(false) };
    }
  };

  // The borrower sees one wait, not two: while neither view has data, the first view's loading notice stays mounted, so
  // that its timer is not started again.
  const takeOver = ({ Screen, $isWaiting }: WholeScreen): void => {
    $isWaiting.subscribe((isWaiting) => {
      const mayWait = isWaiting && $first.get().kind === 'loading';
      if (!mayWait && $whole.get().kind !== 'ready') $whole.set({ kind: 'ready', Screen });
    });
  };

  const ask = (): void => {
    const outcome = env.call(read, input);
    first = outcome;
    void outcome.then((result) => {
      firstAtMs = env.clock.now();
      hasFailed = result.kind !== 'ok';
      show(result);
    });
  };

  const load = (): void => {
    $whole.set({ kind: 'loading' });
    loadWhole().then(
      (open) => {
        isOpened = true;
        takeOver(opened(open));
      },
      () => $whole.set({ kind: 'failed' }),
    );
  };

  return {
    $first,
    $whole,
    open: () => {
      if (isNamed) ask();
      load();
    },
    retry: () => {
      // Do not share a failed response: the retry must send the request again, not show the same failure again.
      if (hasFailed) first = undefined;
      load();
    },
  };
};
