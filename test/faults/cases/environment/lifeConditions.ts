import { setTimeout as sleep } from 'node:timers/promises';
import type { CallName } from '../../../../shared/api/allEndpoints.ts';
import { until } from '../../../engines/waiting.ts';
import { settled } from '../../oracle.ts';
import { type Reply, sendWhole } from '../../server/reply.ts';
import type { Stage } from '../../stage.ts';
import type { Condition } from './Condition.ts';
import { type EnvScreen, OTHER_AMOUNT, OTHER_CENTS, OWN_CENTS } from './EnvScreen.ts';
import { entryOf, type Health, healthOf, openTyped, openWell, reach, type } from './health.ts';
import { addressOf, enter } from './visit.ts';

const PATIENCE_MS = 10_000;

// The shortest absence that is tried: a page does not read its data again right after it has read it.
const AWAY_MS = 6000;

const thaw = 'dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })), undefined';

/** A script that hides the page, as another tab in front of it does. */
const hide = `(() => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
  document.dispatchEvent(new Event('visibilitychange'));
})()`;

/** A script that shows it again. `hidden` is the browser's own again: a page becomes hidden once more when it is left. */
const show = `(() => {
  delete document.hidden;
  document.dispatchEvent(new Event('visibilitychange'));
})()`;

const showAgain = `${hide}, ${show}`;

/** Changes the order's amount in the service's answers. */
const changeAmount = (stage: Stage, screen: EnvScreen): void => stage.server.mend(screen.answers?.(OTHER_CENTS) ?? {});

const changed = ({ showsAmount, readsAgain }: EnvScreen): Health =>
  showsAmount && readsAgain ? { amount: OTHER_AMOUNT } : {};

// Messages in a toast have disappeared by then.
const resting = (screen: EnvScreen): Health => ({
  ...changed(screen),
  ...(screen.rests !== undefined && { words: screen.rests }),
});

const comingBack =
  (how: string) =>
  async (stage: Stage, screen: EnvScreen): Promise<readonly string[]> => {
    const before = await openTyped(stage, screen);
    changeAmount(stage, screen);
    await stage.advance(AWAY_MS);
    await stage.evaluate(how);
    // Controls that are disabled while the page reads again are enabled with the answer.
    return healthOf(stage, screen, resting(screen), before);
  };

const keptField = async (stage: Stage, { typed }: EnvScreen): Promise<readonly string[]> => {
  if (!typed?.isKept) return [];
  return settled(stage, ({ controls }) =>
    controls.some(({ value }) => value.includes(typed.text)) ? [] : [`lost: ${typed.text}`],
  );
};

const reload: Condition['run'] = async (stage, screen) => {
  await openTyped(stage, screen);
  await stage.page().reload();
  const words = screen.reloaded ?? screen.ready;
  return [...(await healthOf(stage, screen, { words })), ...(await keptField(stage, screen))];
};

/** Returns the text of the screen in a tab with an empty sessionStorage; data in localStorage are still there. */
const inNewTab = ({ onPhone, without, killed: afterwards, ready }: EnvScreen): string =>
  onPhone ? ready : (without ?? afterwards ?? ready);

const killed: Condition['run'] = async (stage, screen) => {
  await openTyped(stage, screen);
  await stage.goto('/stage');
  await stage.evaluate('sessionStorage.clear()');
  await stage.goto(addressOf(screen));
  const words = inNewTab(screen);
  const isLost = words === screen.without;
  const wrong = await healthOf(stage, screen, isLost ? { words, amount: undefined } : { words });
  return [...wrong, ...(await keptField(stage, screen))];
};

const throughHistory: Condition['run'] = async (stage, screen) => {
  await openWell(stage, screen);
  await stage.goto('/stage');
  changeAmount(stage, screen);
  await stage.page().goBack();
  const words = screen.reloaded ?? screen.ready;
  return healthOf(stage, screen, { ...changed(screen), words });
};

/** Holds back every answer of the service. @returns a function that sends them. */
const holdAnswers = (stage: Stage, screen: EnvScreen): (() => void) => {
  const held: (() => void)[] = [];
  let isHolding = true;
  const hold: Reply = (exchange) => {
    if (!isHolding) return sendWhole(exchange, exchange.good);
    held.push(() => sendWhole(exchange, exchange.good));
  };
  for (const call of Object.keys(screen.answers?.(OWN_CENTS) ?? {})) stage.server.arm(call as CallName, hold);
  return () => {
    isHolding = false;
    for (const send of held) send();
  };
};

const askedTwice = (stage: Stage): readonly string[] => {
  const calls = stage.server.asked.map(({ call }) => call);
  return calls.filter((call, at) => calls.indexOf(call) < at).map((call) => `asked twice: ${call}`);
};

/** Opens the screen with all answers held back, until its calls are sent. @returns a function that sends the answers. */
const enterHeld = async (stage: Stage, screen: EnvScreen): Promise<() => void> => {
  let release = () => {};
  await enter(stage, entryOf(stage, screen), () => {
    release = holdAnswers(stage, screen);
  });
  // The document has loaded and its script has started: its calls have been sent.
  await stage.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)))');
  return release;
};

const inFlight =
  (how: readonly string[], mayAskAgain: boolean): Condition['run'] =>
  async (stage, screen) => {
    const release = await enterHeld(stage, screen);
    for (const each of how) await stage.evaluate(each);
    // A screen that shows stored data at once reads them again like any loaded data.
    const wrong = mayAskAgain || screen.stored || screen.onPhone ? [] : askedTwice(stage);
    release();
    await reach(stage, screen);
    const before = await type(stage, screen);
    return [...wrong, ...(await healthOf(stage, screen, {}, before))];
  };

const answeredWhileHidden: Condition['run'] = async (stage, screen) => {
  const release = await enterHeld(stage, screen);
  await stage.evaluate(hide);
  release();
  await reach(stage, screen);
  const before = await type(stage, screen);
  changeAmount(stage, screen);
  await stage.advance(AWAY_MS);
  await stage.evaluate(show);
  return healthOf(stage, screen, resting(screen), before);
};

const reloadInFlight: Condition['run'] = async (stage, screen) => {
  const release = await enterHeld(stage, screen);
  release();
  await stage.page().reload();
  await reach(stage, screen);
  return healthOf(stage, screen);
};

const manyReturns: Condition['run'] = async (stage, screen) => {
  const before = await openTyped(stage, screen);
  changeAmount(stage, screen);
  await stage.advance(AWAY_MS);
  for (const how of [showAgain, thaw, showAgain, thaw, showAgain]) await stage.evaluate(how);
  // After several returns the page reads its data five seconds after the last; until then it must not claim to be fresh.
  await stage.advance(AWAY_MS);
  return healthOf(stage, screen, resting(screen), before);
};

const BURST = 100;
const BURST_MS = 5000;

const burstScript = `(() => { for (let turn = 0; turn < ${BURST}; turn += 1) { ${hide}; ${show}; ${thaw}; } })()`;

/** Simulates 200 returns at once, twice: a page must make each call at most once in five seconds. */
const burst: Condition['run'] = async (stage, screen) => {
  const before = await openTyped(stage, screen);
  const calls = Object.keys(screen.answers?.(OWN_CENTS) ?? {});
  const earlier = new Map(calls.map((call) => [call, stage.server.timesAsked(call)]));
  const most = (count: number) => (call: string) => {
    const asked = stage.server.timesAsked(call) - (earlier.get(call) ?? 0);
    return asked > count
      ? [`${call} was asked ${asked} times after ${2 * BURST} returns, where ${count} were meant`]
      : [];
  };
  changeAmount(stage, screen);
  await stage.evaluate(burstScript);
  await sleep(60);
  const atOnce = calls.flatMap(most(1));
  await stage.advance(BURST_MS + 1000);
  await stage.evaluate(burstScript);
  return [...atOnce, ...(await healthOf(stage, screen, resting(screen), before)), ...calls.flatMap(most(2))];
};

const twoTabs: Condition['run'] = async (stage, screen) => {
  const before = await openTyped(stage, screen);
  const other = await stage.page().context().newPage();
  const words = inNewTab(screen);
  try {
    await other.goto(new URL(addressOf(screen), stage.server.origin).href);
    // The page's CSP forbids evaluation except by the browser's tools, one expression at a time.
    const shown = (): Promise<string> => other.evaluate('document.body.innerText');
    await until(`“${words}” in the second tab`, async () => (await shown()).includes(words), PATIENCE_MS);
    // Its requests must not arrive while the first tab is checked.
    await until('its answers', async () => !(await other.evaluate<number>('stage.unanswered()')), PATIENCE_MS);
  } finally {
    await other.close();
  }
  await stage.evaluate(showAgain);
  return healthOf(stage, screen, {}, before);
};

const isMoney = ({ name }: EnvScreen): boolean =>
  /^(repay|repaymentMethod|newLoanConfirm|repaymentOfCode2, its slip)$/.test(name);

/** A page is reloaded, killed, hidden, frozen or shown again. */
export const lifeConditions: readonly Condition[] = [
  { name: 'life/reloaded', run: reload },
  { name: 'life/the tab was killed', run: killed, isWorst: isMoney },
  {
    name: 'life/thawed, and the amount has changed',
    run: comingBack(thaw),
    isWorst: ({ name, showsAmount }) => !!showsAmount && !name.includes(','),
  },
  { name: 'life/shown again, and the amount has changed', run: comingBack(showAgain), isWorst: isMoney },
  { name: 'life/shown and thawed five times in a row', run: manyReturns },
  {
    name: 'life/two hundred returns in a row, twice',
    run: burst,
    leavesOut: ({ isStatic, looksByItself }) => {
      if (isStatic) return 'a page that is the same for everybody asks for nothing';
      return looksByItself ? 'it asks by itself meanwhile: a unit test counts its looks' : undefined;
    },
    isWorst: ({ name }) => name === 'loanDetail',
  },
  { name: 'life/back through the history, and the amount has changed', run: throughHistory },
  { name: 'life/hidden while the answers are on their way', run: inFlight([hide, show], false), isWorst: isMoney },
  { name: 'life/thawed while the answers are on their way', run: inFlight([thaw], true) },
  {
    name: 'life/answered while it was hidden',
    run: answeredWhileHidden,
    leavesOut: ({ looksByItself }) => (looksByItself ? 'it looks at the order only while it is in sight' : undefined),
  },
  { name: 'life/reloaded while the answers are on their way', run: reloadInFlight },
  { name: 'life/a second tab', run: twoTabs, isWorst: isMoney },
];
