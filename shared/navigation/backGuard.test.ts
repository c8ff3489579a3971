import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type BackGuard, browserBackGuard } from './backGuard.ts';

/** Creates the history of one tab, with entries of other pages and of this one. `left` is how many steps the borrower has left this page by. */
const fakeHistory = (before: number) => {
  let listeners: (() => void)[] = [];
  let states: unknown[] = [null];
  let at = 0;
  let left = 0;
  const go = (steps: number): void => {
    if (at + steps < 0) {
      if (before + at + steps >= 0) left = at + steps;
    } else if (steps && at + steps < states.length) {
      at += steps;
      for (const run of [...listeners]) run();
    }
  };
  const history = {
    get length() {
      return before + states.length;
    },
    get state() {
      return states[at];
    },
    pushState: (state: unknown) => {
      states = [...states.slice(0, at + 1), state];
      at += 1;
    },
    replaceState: (state: unknown) => {
      states[at] = state;
    },
    go: (steps: number) => queueMicrotask(() => go(steps)),
    back: () => queueMicrotask(() => go(-1)),
  };
  return {
    history,
    listen: (name: string, run: () => void) => {
      if (name === 'popstate') listeners.push(run);
    },
    unlisten: (_: string, run: () => void) => {
      listeners = listeners.filter((listener) => listener !== run);
    },
    /** Simulates a swipe or a tap on the browser's back or forward button. */
    step: go,
    left: () => left,
    entries: () => states.length,
  };
};

const soon = () => new Promise((resolve) => setTimeout(resolve));

let tab: ReturnType<typeof fakeHistory>;
let host: { loanAppBack?: () => boolean };
let asked: number;

const openTab = (before: number): void => {
  tab = fakeHistory(before);
  host = {};
  vi.stubGlobal('history', tab.history);
  vi.stubGlobal('window', host);
  vi.stubGlobal('addEventListener', tab.listen);
  vi.stubGlobal('removeEventListener', tab.unlisten);
};

let isAsking: boolean;
const ask = (): boolean => {
  if (isAsking) asked += 1;
  return isAsking;
};

const holding = (): BackGuard => {
  const guard = browserBackGuard();
  guard.block(ask);
  return guard;
};

beforeEach(() => {
  asked = 0;
  isAsking = true;
  openTab(2);
});
it('Where nothing is to be asked, neither the history nor the app’s word is touched, and closing goes back one page, or says that there is none', async () => {
  const guard = browserBackGuard();
  expect([tab.entries(), host.loanAppBack]).toEqual([1, undefined]);
  expect(guard.back()).toBe(true);
  await soon();
  expect(tab.left()).toBe(-1);
  openTab(0);
  expect(browserBackGuard().back()).toBe(false);
});

describe('A borrower who is to be asked', () => {
  it('is asked again after staying, without a pile of entries', () => {
    const guard = holding();
    for (let times = 1; times <= 3; times += 1) {
      tab.step(-1);
      expect(asked).toBe(times);
      guard.block(ask);
      guard.block(ask);
    }
    expect(tab.entries()).toBe(2);
  });

  it('is not asked on the way forward to the held entry', () => {
    holding();
    tab.step(-1);
    tab.step(1);
    expect(asked).toBe(1);
  });

  it('is asked by the app’s button too, and leaves the page by closing it, after a swipe', async () => {
    const guard = holding();
    expect(host.loanAppBack?.()).toBe(true);
    tab.step(-1);
    expect(asked).toBe(2);
    expect(guard.back()).toBe(true);
    await soon();
    expect(tab.left()).toBe(-1);
  });

  it('is told of the way home where the page is the first of its tab', async () => {
    openTab(0);
    const guard = holding();
    expect(guard.back()).toBe(false);
    tab.step(-1);
    expect(guard.back()).toBe(false);
    await soon();
    expect(tab.left()).toBe(0);
  });
});

describe('A borrower who is not to be asked any more', () => {
  beforeEach(() => {
    holding();
    isAsking = false;
  });

  it('goes back by the app’s button, and leaves with one swipe, past the entry that was held', async () => {
    expect(host.loanAppBack?.()).toBe(false);
    tab.step(-1);
    await soon();
    expect([asked, tab.left()]).toEqual([0, -1]);
  });
});

describe('A page that is replaced', () => {
  it('gives the held entry back first where it holds one, and asks nothing on the way', async () => {
    await browserBackGuard().release();
    expect(tab.left()).toBe(0);
    await holding().release();
    expect(tab.history.state).toBeNull();
    expect([asked, tab.left()]).toEqual([0, 0]);
  });

  it('is not kept by a browser that does not go back', async () => {
    vi.useFakeTimers();
    const guard = holding();
    vi.stubGlobal('history', { state: { held: 0 }, back: () => {} });
    const gone = guard.release();
    await vi.runAllTimersAsync();
    await expect(gone).resolves.toBeUndefined();
  });
});
