import type { CallRoute } from '../../shared/api/endpoint.ts';
import type { SubmissionState } from '../../shared/features/core/submission.ts';
import { manualClock } from './manualClock.ts';
import { PhoneStorage } from './mapStorage.ts';
import { type Random, randomFrom } from './random.ts';
import { openTab, type Tab } from './tabs.ts';
import { type TestEnv, testEnv } from './testEnv.ts';
import { unreliableNetwork } from './unreliableNetwork.ts';

interface OpenPage<Page> {
  readonly name: string;
  readonly tab: Tab;
  readonly page: Page;
  /** Its address: some links name the borrower, others the order alone. */
  readonly search: string;
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
const MINUTE_MS = 60_000;
const SETTINGS_MS: readonly [number, ...number[]] = [1, 5, 30, 59, 61, 90, 25 * 60].map(
  (minutes) => minutes * MINUTE_MS,
) as [number];

const describeState = (state: SubmissionState | undefined): string =>
  state?.kind === 'unconfirmed'
    ? `unconfirmed, ${state.check}${state.wasAccepted ? ', after a yes' : ''}${state.maySendAgain ? ', may send again' : ''}`
    : (state?.kind ?? 'none');

/** Creates one run of a borrower with one phone. `story` is the log of what has happened so far. */
const randomRun = <Page>(options: RandomRuns<Page>, lender: Lender, random: Random) => {
  const { acts, isFinal = () => true } = options;
  const clock = manualClock();
  const phoneStorage = new PhoneStorage();
  const canAbort = random.below(4) > 0;
  const story: string[] = [];
  let pages: OpenPage<Page>[] = [];
  let opened = 0;
  let borrowers = 0;
  let hasLostNotes = false;

  const note = (line: string): void => {
    story.push(`${(clock.steady() / 1000).toFixed(1).padStart(7)} s  ${line}`);
  };

  const network = unreliableNetwork({ clock, random, lender: lender.fetch, watched: options.call, isFinal, note });

  const yesesOf = (sent: typeof network.sent): number => sent.reduce((sum, { yeses }) => sum + yeses, 0);
  const yeses = (): number => yesesOf(network.sent);
  const yesesOfIntent = (): number => yesesOf(network.ofIntent());

  /** Throws if a page claims something untrue. */
  const checkWords = ({ name, page }: OpenPage<Page>): void => {
    const state = options.state(page);
    const saysYes = state?.kind === 'done' || (state?.kind === 'unconfirmed' && state.wasAccepted);
    if (saysYes && !yeses()) throw new Error(`The page ${name} says that it was done, and it was not.`);
  };

  const check = (): void => {
    const decisions = network.sent.map(({ decision }) => decision);
    if (new Set(decisions).size < decisions.length) throw new Error('It went out twice on one decision.');
    if (network.sent.some(({ executions }) => executions > 1)) throw new Error('The network carried it twice.');
    if (yesesOfIntent() > 1) throw new Error('What the borrower wanted once was carried out twice.');
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

  const anyLink = (): string => (random.below(3) ? lender.search : (lender.shortSearch ?? lender.search));

  const open = (search = anyLink(), storage = new Map<string, string>(), entry = new Map<string, string>()): void => {
    opened += 1;
    const tab = openTab(clock, network, { search, phoneStorage, storage, entry, canAbort });
    const name = String.fromCharCode(64 + opened);
    pages.push({ name, tab, page: options.open(tab.test), search, entry, isFrozen: false });
  };

  const reopen = ({ search, tab, entry }: OpenPage<Page>): void => open(search, tab.test.storage, entry);

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
    else if (yesesOfIntent()) throw new Error('It was offered again after it had been carried out.');
  };

  const comeBack = (page: OpenPage<Page>): void => {
    note(`${page.name} is ${page.isFrozen ? 'revived' : 'visible'}`);
    page.tab.comeBack(page.isFrozen ? 'revived' : 'visible', random.below(2) === 0);
    page.isFrozen = false;
  };

  /** Opens the page for another borrower in the same tab, who must not see anything of the first one's. */
  const lend = async ({ tab, entry }: OpenPage<Page>): Promise<void> => {
    borrowers += 1;
    const search = lender.search.replace(/(userId|orderId)=[^&]*/g, `$1=9${borrowers}`);
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
      // What only the storage knew is gone with it.
      if (hasLostNotes) return;
      close(page);
      reopen(page);
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
    loseStorage: (page) => {
      if (!keepsNotes()) return;
      // Tabs that share no storage know nothing of each other, and neither does a page that has not read yet what another has sent.
      const isAware = pages.length === 1 || options.state(page.page)?.kind !== 'free';
      for (const other of pages) if (other !== page) close(other);
      phoneStorage.state = isAware && random.below(2) ? 'absent' : 'readOnly';
      hasLostNotes = phoneStorage.state === 'absent';
    },
    setClock: () => clock.set(random.oneOf([1, -1]) * random.oneOf(SETTINGS_MS)),
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
    const isLater = state?.kind === 'unconfirmed' && state.check === 'early' && (state.untilMs ?? 0) > untilMs;
    // A page that notices only now that the storage has failed waits anew.
    if (isLater && keepsNotes()) throw new Error(`The page ${name} does not keep its word.`);
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
      reopen(helped);
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

/**
 * Plays runs with consecutive seeds from `seed`, in which a borrower presses, reloads, leaves and waits at random on a bad connection. A run fails if
 * the request is sent twice for one decision, a page claims something untrue, or the borrower gets stuck. The error contains the run's seed and log;
 * `runs: 1` with that seed repeats it.
 */
export const randomRuns = async <Page>(options: RandomRuns<Page>): Promise<void> => {
  for (let at = options.seed; at < options.seed + options.runs; at += 1) {
    const { play, story } = randomRun(options, await options.lender(), randomFrom(at));
    try {
      await play();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`Run with seed ${at}: ${reason}\n${story.join('\n')}`, { cause: error });
    }
  }
};

/** The lender behind the network in one run. */
export interface Lender {
  /** The query of the page's address including `?`, for a borrower that no other run uses. */
  readonly search: string;
  /** The query of a link to the same order that does not name the borrower. */
  readonly shortSearch?: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Returns how often the request was carried out according to the lender's own records. */
  readonly booked?: () => number | Promise<number>;
}

/** The borrower's actions on a page. Each is one press, or nothing if its button is not on the screen. */
export interface Acts<Page> {
  readonly tap: (page: Page) => void;
  readonly checkAgain: (page: Page) => void;
  readonly release: (page: Page) => void;
  /** Reads the page's data again after a failure. */
  readonly refresh?: (page: Page) => void;
}

/** Options of random runs of a page with a request that may be carried out only once. */
export interface RandomRuns<Page> {
  readonly runs: number;
  /** The seed of the first run; each further run adds 1. */
  readonly seed: number;
  /** The call that must not be carried out twice. */
  readonly call: CallRoute;
  readonly lender: () => Lender | Promise<Lender>;
  /** Creates the page's model on this platform and opens it. */
  readonly open: (tab: TestEnv) => Page;
  /** Returns the state of the request on the page; undefined if the page has none yet. */
  readonly state: (page: Page) => SubmissionState | undefined;
  readonly acts: Acts<Page>;
  /** Whether the data of a success completes the request; false if it only asks for a code. */
  readonly isFinal?: (data: unknown) => boolean;
}
