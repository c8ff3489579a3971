import { payCode } from '../../../../scripts/gallery/states/data/repayment.ts';
import { emptyLook, verdict } from '../../oracle.ts';
import { NOW_MS } from '../../page/stageScript.ts';
import type { Stage } from '../../stage.ts';
import { type Condition, ofBorrowers } from './Condition.ts';
import { type EnvScreen, OTHER_AMOUNT, OTHER_CENTS, OWN_AMOUNT, OWN_CENTS } from './EnvScreen.ts';
import { entryOf, type Health, healthOf, openTyped, openWell, reach, type } from './health.ts';
import { addressOf, type Entry, enter, jump } from './visit.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

// Several returns in a row count as one; by then, the last of them has been answered.
const RETURN_AGAIN_MS = 6000;

// The stage carries its clock from one document to the next in `window.name`.
const setClock = (stage: Stage, atMs: number): Promise<unknown> => stage.evaluate(`window.name = 'stage:${atMs}'`);

// A countdown never shows less than 0 or more than the minute that it started with.
const longWaits = async (stage: Stage): Promise<readonly string[]> => {
  const { words } = await stage.look();
  const seconds = [...words.matchAll(/\((-?\d+) s\)/g)].map(([, count]) => Number(count));
  return seconds.filter((count) => count < 0 || count > 60).map((count) => `a wait of ${count} seconds`);
};

/** Shifts the times in the stored data: a phone whose clock was wrong all along stored them by that clock. */
const keptBy = (entry: Entry, atMs: number): Entry => {
  const byMs = (moment: string): string => String(Number(moment) + atMs - NOW_MS);
  const moved = (texts: { readonly [key: string]: string } = {}) =>
    Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [
        key,
        text.replace(/(?<="(?:checkedAt|atMs|sentAtMs|seenAtMs)":)\d+/g, byMs),
      ]),
    );
  return { ...entry, ofTab: moved(entry.ofTab), ofPhone: moved(entry.ofPhone) };
};

/** Returns what a screen must show after its clock was set by `byMs`; `words` is its text if that makes no difference. */
const healthBy = ({ dayOld }: EnvScreen, byMs: number, words: string): Health =>
  dayOld && (byMs < 0 || byMs >= DAY_MS) ? { words: dayOld, amount: undefined, never: [OWN_AMOUNT] } : { words };

const opened =
  (atMs: number): Condition['run'] =>
  async (stage, screen) => {
    await enter(stage, keptBy(entryOf(stage, screen), atMs), () => setClock(stage, atMs));
    await reach(stage, screen);
    const before = await type(stage, screen);
    return [...(await healthOf(stage, screen, {}, before)), ...(await longWaits(stage))];
  };

const jumped =
  (byMs: number): Condition['run'] =>
  async (stage, screen) => {
    const before = await openTyped(stage, screen);
    await stage.evaluate(jump(byMs));
    await stage.advance(2000);
    // Toasts have disappeared by then.
    const health = healthBy(screen, byMs, screen.reloaded ?? screen.ready);
    return [...(await healthOf(stage, screen, health, before)), ...(await longWaits(stage))];
  };

const reopened =
  (byMs: number): Condition['run'] =>
  async (stage, screen) => {
    await openTyped(stage, screen);
    await stage.goto('/stage');
    await setClock(stage, NOW_MS + byMs);
    await stage.goto(addressOf(screen));
    // After a day, the page no longer waits for what it waited for.
    const isOver = Math.abs(byMs) >= DAY_MS;
    const words = (isOver ? screen.killed : undefined) ?? screen.reloaded ?? screen.ready;
    return [...(await healthOf(stage, screen, healthBy(screen, byMs, words))), ...(await longWaits(stage))];
  };

/** Returns the page from the back/forward cache a day later, when the service answers with another amount. */
const dayLater: Condition['run'] = async (stage, screen) => {
  const before = await openTyped(stage, screen);
  stage.server.mend(screen.answers?.(OTHER_CENTS) ?? {});
  await stage.evaluate(jump(25 * HOUR_MS));
  await stage.evaluate('dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })), undefined');
  await stage.advance(RETURN_AGAIN_MS);
  const { showsAmount, readsAgain } = screen;
  const health = healthBy(screen, 25 * HOUR_MS, screen.reloaded ?? screen.ready);
  return healthOf(stage, screen, showsAmount && readsAgain ? { ...health, amount: OTHER_AMOUNT } : health, before);
};

/** Opens the page again a day later while the service is unreachable: yesterday's amount and code must not be shown. */
const dayLaterAlone: Condition['run'] = async (stage, screen) => {
  await openWell(stage, screen);
  await stage.goto('/stage');
  await setClock(stage, NOW_MS + 25 * HOUR_MS);
  const calls = Object.keys(screen.answers?.(OWN_CENTS) ?? {});
  stage.server.mend(Object.fromEntries(calls.map((call) => [call, 'drop'])));
  await stage.goto(addressOf(screen));
  // A receipt shows the code that was paid.
  const isReceipt = screen.onPhone && !screen.dayOld;
  const never = screen.showsAmount ? [OWN_AMOUNT, ...(isReceipt ? [] : [payCode.payCode])] : [];
  return verdict(stage, emptyLook, { outcome: 'any', success: '', never });
};

const hasWait = ({ name }: EnvScreen): boolean => /code is sent|with its code/.test(name);

/** The phone's clock is wrong from the start, or is set while a page is open. */
export const clockConditions = ofBorrowers('a page that is the same for everybody reads no clock', [
  { name: 'clock/an hour ahead from the start', run: opened(NOW_MS + HOUR_MS) },
  { name: 'clock/in 1970', run: opened(0) },
  { name: 'clock/set an hour ahead while it is open', run: jumped(HOUR_MS), isWorst: hasWait },
  { name: 'clock/set an hour back while it is open', run: jumped(-HOUR_MS), isWorst: hasWait },
  { name: 'clock/set an hour back before a reload', run: reopened(-HOUR_MS), isWorst: hasWait },
  { name: 'clock/set a day ahead before a reload', run: reopened(DAY_MS) },
  ...[2, 25, -2, -25].flatMap((hours) => [
    { name: `clock/set by ${hours} hours while it is open`, run: jumped(hours * HOUR_MS) },
    { name: `clock/set by ${hours} hours before a reload`, run: reopened(hours * HOUR_MS) },
  ]),
  {
    name: 'clock/a day later, the borrower comes back and the amount has changed',
    run: dayLater,
    isWorst: ({ name }) => /^(repaymentOfCode2|loanDetail)$/.test(name),
  },
  {
    name: 'clock/a day later, it is reloaded without a line to the service',
    run: dayLaterAlone,
    isWorst: ({ name }) => name === 'repaymentOfCode2',
  },
]);
