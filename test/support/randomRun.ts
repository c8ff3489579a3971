import type { OnceState } from '../../shared/models/once.ts';
import { manualClock } from './manualClock.ts';
import type { Random } from './random.ts';
import type { Lender, RandomRuns } from './randomRuns.ts';
import { openTab, type Tab } from './tabs.ts';
import { unreliableNetwork } from './unreliableNetwork.ts';

interface OpenPage<Page> {
  readonly name: string;
  readonly tab: Tab;
  readonly page: Page;
  isFrozen: boolean;
}

const MOST_TABS = 3;
const MOST_TAPS = 10;
const MOST_ACTS = 14;
const STEP_MS = 5000;
const LONGEST_WAIT_MS = 120_000;
// Longer than a call can take, and than its request can be under way.
const PATIENCE_MS = 65_000;
const PATIENT_ROUNDS = 8;

const describeState = (state: OnceState | undefined): string =>
  state?.kind === 'doubt'
    ? `doubt, ${state.sight}${state.wasAccepted ? ', after a yes' : ''}`
    : (state?.kind ?? 'none');

// Without marks a page knows only of itself, so that there is one, and it stays.
class NoStorage extends Map<string, string> {
  override set(): never {
    throw new DOMException('The storage is full', 'QuotaExceededError');
  }
}

/** One run: a borrower with one phone. `story` tells what has happened so far. */
export const randomRun = <Page>(options: RandomRuns<Page>, lender: Lender, random: Random) => {
  const { acts, isFinal = () => true, mayRepeatYes = false } = options;
  const clock = manualClock();
  const startMs = clock.now();
  const keepsNothing = random.below(10) === 0;
  const phoneStorage = keepsNothing ? new NoStorage() : new Map<string, string>();
  const story: string[] = [];
  let pages: OpenPage<Page>[] = [];
  let opened = 0;

  const note = (line: string): void => {
    story.push(`${((clock.now() - startMs) / 1000).toFixed(1).padStart(7)} s  ${line}`);
  };

  const network = unreliableNetwork({ clock, random, lender: lender.fetch, watched: options.call, isFinal, note });

  const yeses = (): number => network.sent.reduce((sum, sent) => sum + sent.yeses, 0);

  const check = (): void => {
    const decisions = network.sent.map(({ decision }) => decision);
    if (new Set(decisions).size < decisions.length) throw new Error('It went out twice on one decision.');
    if (network.sent.some(({ executions }) => executions > 1)) throw new Error('The network carried it twice.');
    for (const { name, page } of pages) {
      const state = options.state(page);
      const saysYes = state?.kind === 'done' || (state?.kind === 'doubt' && state.wasAccepted);
      if (saysYes && !yeses()) throw new Error(`The page ${name} says that it was done, and it was not.`);
    }
  };

  const settle = async (): Promise<void> => {
    await network.settle();
    check();
  };

  const pass = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= STEP_MS) {
      clock.advance(Math.min(left, STEP_MS));
      await settle();
    }
  };

  const open = (storage: Map<string, string>): void => {
    opened += 1;
    const tab = openTab(clock, network, { search: lender.search, phoneStorage, storage });
    pages.push({ name: String.fromCharCode(64 + opened), tab, page: options.open(tab.test), isFrozen: false });
  };

  const close = (closed: OpenPage<Page>): void => {
    closed.tab.close();
    pages = pages.filter((page) => page !== closed);
  };

  // What a press begins may well wait for the clock, and so is not waited for.
  const press = (page: Page, act: keyof typeof acts): void => {
    acts[act]?.(page);
  };

  // Only what stood open and is not in doubt any more was a decision; it counts before the press, which may send at once.
  const release = (page: Page): void => {
    const before = options.state(page);
    const isOpen = before?.kind === 'doubt' && before.sight === 'open';
    const takeBack = isOpen ? network.decide() : () => {};
    press(page, 'release');
    if (!isOpen || options.state(page)?.kind === 'doubt') takeBack();
    else if (yeses() && !mayRepeatYes) throw new Error('It was offered again after it had been carried out.');
  };

  const comeBack = (page: OpenPage<Page>): void => {
    note(`${page.name} is ${page.isFrozen ? 'revived' : 'visible'}`);
    page.tab.comeBack(page.isFrozen ? 'revived' : 'visible', random.below(2) === 0);
    page.isFrozen = false;
  };

  const steps: Record<string, (page: OpenPage<Page>) => void | Promise<void>> = {
    tap: ({ page }) => press(page, 'tap'),
    tapMany: ({ page }) => {
      for (let left = random.between(2, MOST_TAPS); left > 0; left -= 1) press(page, 'tap');
    },
    tapEverywhere: () => {
      for (const { page, isFrozen } of pages) if (!isFrozen) press(page, 'tap');
    },
    lookAgain: ({ page }) => press(page, 'lookAgain'),
    refresh: ({ page }) => press(page, 'refresh'),
    release: ({ page }) => release(page),
    releaseAndTap: ({ page }) => {
      release(page);
      press(page, 'tap');
    },
    reload: (page) => {
      if (keepsNothing) return;
      close(page);
      open(page.tab.test.storage);
    },
    killAndOpen: (page) => {
      if (keepsNothing) return;
      close(page);
      open(new Map());
    },
    openTab: () => {
      if (!keepsNothing && pages.length < MOST_TABS) open(new Map());
    },
    comeBack,
    goAwayAndComeBack: async (page) => {
      await pass(random.between(1000, LONGEST_WAIT_MS));
      comeBack(page);
    },
    freeze: (page) => {
      page.isFrozen = true;
      page.tab.freeze();
    },
    wait: () => pass(random.between(1000, LONGEST_WAIT_MS)),
  };

  const frequent = ['tap', 'tap', 'tap', 'tapMany', 'release', 'releaseAndTap', 'wait', 'wait', 'wait'];
  const names: readonly [string, ...string[]] = ['tap', ...Object.keys(steps), ...frequent];

  const act = async (): Promise<void> => {
    const name = random.oneOf(names);
    const page = random.oneOf(pages as [OpenPage<Page>, ...OpenPage<Page>[]]);
    if (page.isFrozen) comeBack(page);
    else {
      note(`${page.name} (${describeState(options.state(page.page))}) ${name}`);
      await steps[name]?.(page);
    }
    await settle();
  };

  const helpOn = async (page: Page): Promise<void> => {
    const state = options.state(page);
    if (state?.kind === 'doubt' && state.sight === 'open') release(page);
    else if (state?.kind === 'doubt' && state.sight === 'unknown') press(page, 'lookAgain');
    else if (state?.kind === 'free' || !state) {
      press(page, 'refresh');
      await settle();
      press(page, 'tap');
    } else await pass(PATIENCE_MS);
    await settle();
  };

  const finish = async (finished: OpenPage<Page>): Promise<void> => {
    const { name, page } = finished;
    if (finished.isFrozen) comeBack(finished);
    await settle();
    for (let round = 0; round < PATIENT_ROUNDS && options.state(page)?.kind !== 'done'; round += 1) {
      note(`${name} (${describeState(options.state(page))}) goes on`);
      await helpOn(page);
    }
    if (options.state(page)?.kind !== 'done') throw new Error(`The borrower is stuck on the page ${name}.`);
  };

  const play = async (): Promise<void> => {
    open(new Map());
    await settle();
    for (let left = random.between(3, MOST_ACTS); left > 0; left -= 1) await act();
    network.becomeGood();
    for (const page of pages) await finish(page);
    const booked = await lender.booked?.();
    if (booked !== undefined && booked !== yeses()) throw new Error(`The lender's books hold ${booked}.`);
  };

  return { play, story: story as readonly string[] };
};
