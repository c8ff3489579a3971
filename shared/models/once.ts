import { atom, type ReadableAtom } from 'nanostores';
import type { Outcome, Refused } from '../api/outcome.ts';
import { record } from '../api/parse.ts';
import { TIMEOUT_MS } from '../api/settle.ts';
import type { Env } from '../app/env.ts';
import type { SentMarks } from '../stores/sentMarks.ts';

/** What a look at the lender's records shows of a request: it was carried out, there is no sign of it, or no answer. */
export type Sight = 'done' | 'open' | 'unknown';

/**
 * How a request stands that may be sent only once. In `doubt` one has gone out, here or in another tab or before a
 * reload, and the page looks what came of it: `early` saw no sign, but the request may still be under way; `open` saw
 * none after that time, so that the borrower may decide to send it again. `wasAccepted`: the service had said yes to it.
 */
export type OnceState =
  | { readonly kind: 'free' | 'sending' | 'done' }
  | {
      readonly kind: 'doubt';
      readonly sight: 'looking' | 'early' | 'open' | 'unknown';
      readonly sentAtMs: number;
      readonly wasAccepted: boolean;
    };

/** What a model of a page adds to its platform to send something only once. */
export type OnceEnv = Pick<Env, 'clock' | 'onReturn'> & { readonly marks: SentMarks };

/** One thing that a borrower wants done once. */
export interface Intent {
  /** The call, the borrower and the order, so that no other's mark is taken for this one's. */
  readonly key: string;
  /** Looks at the lender's records whether it was carried out. Never rejects. */
  readonly look: () => Promise<Sight>;
  /**
   * Whether doing it twice would move money or sign twice; true by default. Of anything else, as a complaint, two are no
   * harm: it may be sent again a minute after it left, or once a look that began later ends, whatever that answers.
   */
  readonly isMoney?: boolean;
}

/** What to make of an answer. */
export interface Reading<Data> {
  /** Whether a yes is the end of it; false where nothing has been done yet (a code is asked for). True by default. */
  readonly isFinal?: (data: Data) => boolean;
  /** Whether a no may hide a yes (the service has seen this request before). False by default. */
  readonly isUnclear?: (refused: Refused) => boolean;
}

/** A lock around a request that may be sent only once, over taps, tabs, reloads and lost answers. */
export interface Once {
  readonly $state: ReadableAtom<OnceState>;
  /** Looks for what an earlier page has sent. To be called once, when the page opens. */
  open(): void;
  /** Sends it, unless it has been sent. Answers the outcome at once, while a look may be under way; undefined where nothing was sent. */
  send<Data>(ask: () => Promise<Outcome<Data>>, reading?: Reading<Data>): Promise<Outcome<Data> | undefined>;
  /** In doubt: looks at the lender's records again. */
  lookAgain(): Promise<void>;
  /** In doubt, after a look that found it open: the borrower wants to send it again. */
  release(): void;
}

interface Mark {
  readonly atMs: number;
  readonly wasAccepted: boolean;
}

// By then the order itself tells; a mark that outlived its use must not stand in the way of the next loan.
const KEPT_MS = 86_400_000;

/** Makes the lock of one intent. The mark is left before the request goes out, without a pause in between. */
export const once = ({ clock, marks, onReturn }: OnceEnv, { key, look, isMoney = true }: Intent): Once => {
  const $state = atom<OnceState>({ kind: 'free' });
  // Where the phone keeps nothing, the page itself still remembers.
  let own: Mark | undefined;
  let question = 0;
  let stopWaiting = () => {};

  const leaveMark = (mark: Mark | undefined): void => {
    own = marks.write(`sent:${key}`, mark ?? null) ? undefined : mark;
  };

  const mark = (): Mark | undefined => {
    const { atMs, wasAccepted } = record(marks.read(`sent:${key}`));
    const found = typeof atMs === 'number' ? { atMs, wasAccepted: wasAccepted === true } : own;
    return found && clock.now() - found.atMs < KEPT_MS ? found : undefined;
  };

  // Another tab may have released it and sent it anew, which no late answer here must cover.
  const newerThan = (atMs: number): Mark | undefined => {
    const latest = mark();
    return latest && latest.atMs !== atMs ? latest : undefined;
  };

  const doubt = async (earlier: Mark): Promise<void> => {
    const { wasAccepted } = earlier;
    const now = clock.now();
    // A phone's clock may have been set back since: then the minute begins now.
    const atMs = Math.min(earlier.atMs, now);
    if (atMs < earlier.atMs) leaveMark({ atMs, wasAccepted });
    const show = (sight: 'looking' | 'early' | 'open' | 'unknown') =>
      $state.set({ kind: 'doubt', sight, sentAtMs: atMs, wasAccepted });
    stopWaiting();
    question += 1;
    const asked = question;
    const judge = (sight: Sight, isTooEarly: boolean): void => {
      if (asked !== question) return;
      if (sight === 'done') {
        stopWaiting();
        if (!newerThan(atMs)) leaveMark({ atMs, wasAccepted: true });
        $state.set({ kind: 'done' });
      } else if (sight === 'open' && isTooEarly) show('early');
      else show(isMoney || isTooEarly ? sight : 'open');
    };
    show('looking');
    const restMs = Math.max(0, atMs + TIMEOUT_MS - now);
    let isEarly = restMs > 0 && !wasAccepted;
    if (isEarly && !isMoney) {
      stopWaiting = clock.after(restMs, () => {
        isEarly = false;
        show('open');
        // It may have come to light since the first look.
        void look().then((sight) => judge(sight, false));
      });
    }
    judge(await look(), isEarly);
    const state = $state.get();
    if (asked === question && isMoney && state.kind === 'doubt' && state.sight === 'early') {
      stopWaiting = clock.after(Math.max(0, atMs + TIMEOUT_MS - clock.now()), lookAgain);
    }
  };

  const lookAgain = async (): Promise<void> => {
    const { kind } = $state.get();
    if (kind === 'sending') return;
    // A look still under way answers to nothing any more.
    question += 1;
    const earlier = mark();
    if (earlier) await doubt(earlier);
    // Another tab has learnt that it was refused, or the borrower decided there.
    else if (kind === 'doubt') $state.set({ kind: 'free' });
  };

  onReturn(() => void lookAgain());

  return {
    $state,
    open: () => void lookAgain(),
    lookAgain,
    release: () => {
      const state = $state.get();
      if (state.kind !== 'doubt' || state.sight !== 'open') return;
      const latest = mark();
      const isAsShown = latest?.atMs === state.sentAtMs && latest.wasAccepted === state.wasAccepted;
      if (latest && !isAsShown) return void doubt(latest);
      // A look that is still under way answers to nothing any more.
      question += 1;
      stopWaiting();
      leaveMark(undefined);
      $state.set({ kind: 'free' });
    },
    send: async (ask, { isFinal = () => true, isUnclear = () => false } = {}) => {
      if ($state.get().kind !== 'free') return undefined;
      const earlier = mark();
      if (earlier) {
        void doubt(earlier);
        return undefined;
      }
      const atMs = clock.now();
      leaveMark({ atMs, wasAccepted: false });
      $state.set({ kind: 'sending' });
      const outcome = await marks.exclusive(key, ask);
      if (!outcome) {
        // Another tab was faster by a moment.
        void doubt({ atMs, wasAccepted: false });
        return undefined;
      }
      const newer = newerThan(atMs);
      if (newer) void doubt(newer);
      else if (outcome.kind === 'ok' && isFinal(outcome.data)) {
        leaveMark({ atMs, wasAccepted: true });
        $state.set({ kind: 'done' });
      } else if (outcome.kind === 'ok' || (outcome.kind === 'refused' && !isUnclear(outcome))) {
        leaveMark(undefined);
        $state.set({ kind: 'free' });
      } else void doubt({ atMs, wasAccepted: false });
      return outcome;
    },
  };
};
