import type { SubmissionState } from '../../shared/features/core/submissionState.ts';
import { manualClock } from './manualClock.ts';
import { PhoneStorage } from './phoneStorage.ts';
import type { Random } from './random.ts';
import type { Lender, RandomRuns } from './randomRunOptions.ts';
import { openTab, type Tab } from './tabs.ts';
import { testEnv } from './testEnv.ts';
import { unreliableNetwork } from './unreliableNetwork.ts';

interface OpenPage<Page> {
  readonly name: string;
  readonly tab: Tab;
  readonly page: Page;
  /** The data kept with its history entry. */
  readonly entry: Map<string, string>;
  isFrozen: boolean;
}

const MAX_TABS = 3;
const MAX_TAPS = 10;
const MAX_ACTS = 14;
// Time must advance even if a timer reschedules itself without a delay.
const MIN_STEP_MS = 1;
const LONGEST_WAIT_MS = 200_000;
// Longer than a call and a check after it can take.
const PATIENCE_MS = 65_000;
const PATIENT_ROUNDS = 14;
const HOUR_MS = 3_600_000;
const SETTINGS_MS: readonly [number, ...number[]] = [-25 * HOUR_MS, -2 * HOUR_MS, -60_000, 2 * HOUR_MS, 25 * HOUR_MS];

const describeState = (state: SubmissionState | undefined): string =>
  state?.kind === 'unconfirmed'
    ? `unconfirmed, ${state.check}${state.wasAccepted ? ', after a yes' : ''}${state.maySendAgain ? ', may send again' : ''}`
    : (state?.kind ?? 'none');

/** Creates one run of a borrower with one phone. `story` is the log of what has happened so far. */
export const randomRun = <Page>(options: RandomRuns<Page>, lender: Lender, random: Random) => {
  const { acts, isFinal = () => true, mayRepeatYes = false, hasCompared = () => false } = options;
  const clock = manualClock();
  const phoneStorage = new PhoneStorage();
  const canAbort = random.below(4) > 0;
  const story: string[] = [];
  let pages: OpenPage<Page>[] = [];
  let opened = 0;
  let borrowers = 0;

  const note = (line: string): void => {
    story.push(`${(clock.steady() / 1000).toFixed(1).padStart(7)} s  ${line}`);
  };

  const network = unreliableNetwork({ clock, random, lender: lender.fetch, watched: options.call, isFinal, note });

  const yesesOf = (sent: typeof network.sent): number => sent.reduce((sum, { yeses }) => sum + yeses, 0);
  const yeses = (): number => yesesOf(network.sent);
  const yesesOfIntent = (): number => yesesOf(network.ofIntent());

  /** Throws if a page claims something untrue. */
  const checkWords = ({ name, page, isFrozen }: OpenPage<Page>): void => {
    const state = options.state(page);
    const saysYes = state?.kind === 'done' || (state?.kind === 'unconfirmed' && state.wasAccepted);
    if (saysYes && !yeses()) throw new Error(`The page ${name} says that it was done, and it was not.`);
    if (state?.kind !== 'unconfirmed' || isFrozen) return;
    const saysChanged = state.check === 'changed' && hasCompared(page);
    if (saysChanged && !yeses()) throw new Error(`The page ${name} says that the order has changed, and it has not.`);
  };

  const check = (): void => {
    const decisions = network.sent.map(({ decision }) => decision);
    if (new Set(decisions).size < decisions.length) throw new Error('It went out twice on one decision.');
    if (network.sent.some(({ executions }) => executions > 1)) throw new Error('The network carried it twice.');
    if (!mayRepeatYes && yesesOfIntent() > 1) throw new Error('What the borrower wanted once was carried out twice.');
    for (const page of pages) checkWords(page);
  };

  const settle = async (): Promise<void> => {
    await network.settle();
    check();
  };

  const pass = async (ms: number): Promise<void> => {
    // Advances timer by timer, so that the effects of one are finished before the next is due.
    for (let left = ms; left > 0; ) {
      const step = Math.max(0, Math.min(left, clock.untilNext()));
      clock.advance(step);
      left -= step || MIN_STEP_MS;
      await settle();
    }
  };

  const open = (storage = new Map<string, string>(), entry = new Map<string, string>()): void => {
    opened += 1;
    const tab = openTab(clock, network, { search: lender.search, phoneStorage, storage, entry, canAbort });
    pages.push({ name: String.fromCharCode(64 + opened), tab, page: options.open(tab.test), entry, isFrozen: false });
  };

  const close = (closed: OpenPage<Page>): void => {
    closed.tab.close();
    pages = pages.filter((page) => page !== closed);
  };

  // If the phone stores no record, only the lender knows of another tab or of a page that was killed.
  const keepsNotes = (): boolean => phoneStorage.state === 'whole';

  // The promise of an act is not awaited, because it may depend on the clock.
  const press = (page: Page, act: keyof typeof acts): void => {
    acts[act]?.(page);
  };

  // A decision only if resending was offered and the request is not unconfirmed afterwards; recorded first, as the
  // press may send at once. If the order has changed or is unknown, it is a decision for another request.
  const release = (page: Page): void => {
    const before = options.state(page);
    const isOffered = before?.kind === 'unconfirmed' && before.maySendAgain;
    const takeBack = isOffered ? network.decide() : () => {};
    press(page, 'release');
    if (!isOffered || options.state(page)?.kind === 'unconfirmed') takeBack();
    else if (before.check !== 'open') network.wantAnother();
    else if (yesesOfIntent() && !mayRepeatYes) throw new Error('It was offered again after it had been carried out.');
  };

  const comeBack = (page: OpenPage<Page>): void => {
    note(`${page.name} is ${page.isFrozen ? 'revived' : 'visible'}`);
    page.tab.comeBack(page.isFrozen ? 'revived' : 'visible', random.below(2) === 0);
    page.isFrozen = false;
  };

  /** Opens the page for another borrower in the same tab, who must not see anything of the first one's. */
  const lend = async ({ tab, entry }: OpenPage<Page>): Promise<void> => {
    borrowers += 1;
    const search = lender.search.replace(/userId=[^&]*/, `userId=9${borrowers}`);
    const test = testEnv({ search, clock, phoneStorage, storage: tab.test.storage, entry });
    const page = options.open(test);
    await settle();
    const state = options.state(page);
    if (state?.kind !== 'free' && state) throw new Error(`Another borrower is told: ${describeState(state)}`);
    press(page, 'tap');
  };

  const steps: Record<string, (page: OpenPage<Page>) => void | Promise<void>> = {
    tap: ({ page }) => press(page, 'tap'),
    tapMany: ({ page }) => {
      for (let left = random.between(2, MAX_TAPS); left > 0; left -= 1) press(page, 'tap');
    },
    tapEverywhere: () => {
      for (const { page, isFrozen } of pages) if (!isFrozen) press(page, 'tap');
    },
    checkAgain: ({ page }) => press(page, 'checkAgain'),
    refresh: ({ page }) => press(page, 'refresh'),
    release: ({ page }) => release(page),
    releaseAndTap: ({ page }) => {
      release(page);
      press(page, 'tap');
    },
    reload: (page) => {
      close(page);
      open(page.tab.test.storage, page.entry);
    },
    killAndOpen: (page) => {
      if (!keepsNotes()) return;
      close(page);
      open();
    },
    openTab: () => {
      if (keepsNotes() && pages.length < MAX_TABS) open();
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
    fill: () => {
      if (pages.length === 1) phoneStorage.state = 'readOnly';
    },
    setClock: () => clock.set(random.oneOf(SETTINGS_MS)),
    lend,
    wait: () => pass(random.between(1000, LONGEST_WAIT_MS)),
  };

  const frequent = [
    'tap',
    'tap',
    'tap',
    'tapMany',
    'release',
    'releaseAndTap',
    'reload',
    'wait',
    'wait',
    'wait',
    'wait',
  ];
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

  /** Waits until the time that a page states. As the network is good now, the page must not postpone it again. */
  const waitAsTold = async ({ name, page }: OpenPage<Page>, untilMs: number): Promise<void> => {
    await pass(untilMs - clock.now() + 1);
    const state = options.state(page);
    if (state?.kind === 'unconfirmed' && state.check === 'early' && (state.untilMs ?? 0) > untilMs)
      throw new Error(`The page ${name} does not keep its word.`);
  };

  const helpOn = async (helped: OpenPage<Page>): Promise<void> => {
    const { page } = helped;
    const state = options.state(page);
    if (state?.kind === 'unconfirmed' && state.maySendAgain) release(page);
    else if (state?.kind === 'unconfirmed' && state.check === 'unknown') {
      press(page, 'checkAgain');
      await settle();
      const now = options.state(page);
      // The service only refuses the check.
      if (now?.kind === 'unconfirmed' && now.check === 'unknown' && now.untilMs) await waitAsTold(helped, now.untilMs);
    } else if (state?.kind === 'unconfirmed' && state.untilMs && state.untilMs > clock.now())
      await waitAsTold(helped, state.untilMs);
    // The borrower goes on to the order, and the next visit opens the page anew.
    else if (state?.kind === 'unconfirmed' && state.check === 'changed') {
      close(helped);
      open(helped.tab.test.storage, helped.entry);
      await settle();
    } else if (state?.kind === 'free' || !state) {
      press(page, 'refresh');
      await settle();
      press(page, 'tap');
    } else await pass(PATIENCE_MS);
    await settle();
  };

  // Whether the page says that the request was carried out, or that the order, which contains it, has changed.
  const isAtEnd = (page: Page): boolean => {
    const state = options.state(page);
    return state?.kind === 'done' || (state?.kind === 'unconfirmed' && state.check === 'changed' && yeses() > 0);
  };

  const finish = async (first: OpenPage<Page>): Promise<void> => {
    let page = first;
    if (page.isFrozen) comeBack(page);
    await settle();
    for (let round = 0; round < PATIENT_ROUNDS && !isAtEnd(page.page); round += 1) {
      note(`${page.name} (${describeState(options.state(page.page))}) goes on`);
      await helpOn(page);
      // A page that was closed is replaced by the newest one.
      if (!pages.includes(page)) page = pages.at(-1) ?? page;
    }
    if (!isAtEnd(page.page)) throw new Error(`The borrower is stuck on the page ${page.name}.`);
  };

  const play = async (): Promise<void> => {
    if (random.below(10) === 0) phoneStorage.state = 'absent';
    note(`The phone's storage is ${phoneStorage.state}, and its browser can${canAbort ? '' : 'not'} abort.`);
    open();
    await settle();
    for (let left = random.between(3, MAX_ACTS); left > 0; left -= 1) await act();
    network.becomeGood();
    for (const page of [...pages]) await finish(page);
    const booked = await lender.booked?.();
    if (booked !== undefined && booked !== yeses()) throw new Error(`The lender's books hold ${booked}.`);
  };

  return { play, story: story as readonly string[] };
};
