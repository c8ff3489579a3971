import type { NativeWindow } from '../bridge/webview.ts';
import type { Clock } from './clock.ts';
import type { Env, Return } from './env.ts';
import type { SessionStore, StoreName } from './storage/sessionStore.ts';

/** The platform of a page that is rendered before the borrower opens it. */
export interface HeldPlatform {
  /** @returns the platform for such a page. Until the page is opened it only reads; its writes and timers wait, and nothing else is done. */
  readonly hold: (env: Env) => Env;
  /** @returns a clock whose timers start only when the page is opened. */
  readonly holdClock: <Held extends Pick<Clock, 'after'>>(clock: Held) => Held;
  /** Runs at once after `goOn`; before that, waits for it. */
  readonly whenOpen: (run: () => void) => void;
  /** Marks what was rendered as unusable: the page starts again when it is opened. No effect once it is open. */
  readonly giveUp: () => void;
  /**
   * Writes what the page wanted to store, and lets it use the platform from now on.
   * @returns whether what it has rendered is still valid; if not, the page still may not use the platform.
   */
  open(): boolean;
  /** To be called after `open`, if the page was rendered some time ago: tells it that the borrower has returned to it. What it then requests waits for `goOn` too. */
  tellOfReturn(): void;
  /** Runs everything that waited for the page to be opened. */
  goOn(): void;
}

/** The tab's storage for a page that is not open yet: records what the page reads, and holds back what it writes. */
interface HeldStore extends SessionStore {
  /** Writes what was held back. @returns whether the storage still holds what the page has read, and has taken what it wrote. */
  settle(): boolean;
}

const heldStore = (store: SessionStore, giveUp: () => void): HeldStore => {
  const seen = new Map<StoreName, string | undefined>();
  const kept = new Map<StoreName, () => boolean>();
  return {
    read: (name) => {
      // The page reads a value that it has written, but held writes are not in the storage yet.
      if (kept.has(name)) giveUp();
      const value = store.read(name);
      if (!seen.has(name)) seen.set(name, JSON.stringify(value));
      return value;
    },
    write: (name, data, limit) => {
      kept.set(name, () => store.write(name, data, limit));
      return true;
    },
    settle: () =>
      [...seen].every(([name, value]) => JSON.stringify(store.read(name)) === value) &&
      [...kept.values()].every((write) => write()),
  };
};

/**
 * Holds back the effects of a page until it is opened. A page that nobody sees yet must not change anything that another page, the app or
 * the service could see; and when it is opened, it is checked whether another page has changed the values that it has read.
 */
export const heldPlatform = (): HeldPlatform => {
  let isOpen = false;
  let goesOn = false;
  let holds = true;
  const waiting: (() => void)[] = [];
  const returns: ((how: Return) => void)[] = [];
  const stores: HeldStore[] = [];

  const giveUp = (): void => {
    holds &&= isOpen;
  };
  const whenOpen = (run: () => void): void => {
    if (goesOn) run();
    else waiting.push(run);
  };
  // A page that is not open yet may not navigate, show a toast or call the app: an attempt gives the prerendered view up.
  const onceOpen =
    <Args extends readonly unknown[], Result>(act: (...args: Args) => Result, instead: Result) =>
    (...args: Args): Result => {
      giveUp();
      return isOpen ? act(...args) : instead;
    };

  const holdClock: HeldPlatform['holdClock'] = (clock) => ({
    ...clock,
    after: (ms, run) => {
      let isCancelled = false;
      let cancel = (): void => {
        isCancelled = true;
      };
      whenOpen(() => {
        if (!isCancelled) cancel = clock.after(ms, run);
      });
      return () => cancel();
    },
  });

  const heldNative = (native: NativeWindow): NativeWindow => {
    const handlers = onceOpen((): NativeWindow => native, {});
    return {
      get webkit() {
        return handlers().webkit;
      },
      get loanApp() {
        return handlers().loanApp;
      },
    };
  };

  const hold = (env: Env): Env => {
    const { assign, replace, reload, back, ...navigator } = env.navigator;
    const store = heldStore(env.store, giveUp);
    stores.push(store);
    return {
      ...env,
      clock: holdClock(env.clock),
      native: heldNative(env.native),
      navigator: {
        ...navigator,
        assign: onceOpen(assign, undefined),
        replace: onceOpen(replace, undefined),
        reload: onceOpen(reload, undefined),
        back: onceOpen(back, false),
      },
      store: {
        read: (name) => (isOpen ? env.store : store).read(name),
        write: (...kept) => (isOpen ? env.store : store).write(...kept),
      },
      toast: onceOpen(env.toast, undefined),
      opened: new Promise(whenOpen),
      onReturn: (run) => {
        returns.push(run);
        whenOpen(() => env.onReturn(run));
      },
    };
  };

  return {
    hold,
    holdClock,
    whenOpen,
    giveUp,
    open: () => {
      isOpen = holds && stores.every((store) => store.settle());
      return isOpen;
    },
    tellOfReturn: () => {
      for (const run of returns) run('visible');
    },
    goOn: () => {
      goesOn = true;
      for (const run of waiting) run();
    },
  };
};
