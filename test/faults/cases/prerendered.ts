import { ok, refused } from '../../../scripts/gallery/states/answers.ts';
import { order } from '../../../scripts/gallery/states/data/order.ts';
import { delayPlan, payCode, periodPlan } from '../../../scripts/gallery/states/data/repayment.ts';
import type { Answer } from '../../../scripts/gallery/states/State.ts';
import type { CallName } from '../../../shared/api/allEndpoints.ts';
import { until } from '../../engines/waiting.ts';
import { aheadProblems, drawNextAhead, openAhead } from '../ahead.ts';
import type { FaultCase } from '../FaultCase.ts';
import { type Expected, verdict } from '../oracle.ts';
import type { Look } from '../page/look.ts';
import type { Left } from '../page/prerendering.ts';
import { NOW_MS } from '../page/stageScript.ts';
import { sendWhole } from '../server/reply.ts';
import type { Stage } from '../stage.ts';
import { ENGINES } from '../tabs/Tab.ts';
import { type EnvScreen, OTHER_AMOUNT, OTHER_CENTS, OWN_AMOUNT, OWN_CENTS } from './environment/EnvScreen.ts';
import { entryOf, healthOf, keyOf, storedTexts } from './environment/health.ts';
import { moneyScreen } from './environment/moneyScreens.ts';
import { FOREIGN, OWNER, phoneRecordsOf, recordsOf } from './environment/records.ts';
import { type Entry, enter, setAhead, waitFor, waitUntil } from './environment/visit.ts';

const NEW_CODE = '55500011122233';

/** Creates the record that the page of the amount keeps for the page of its code; `checkedAt` is when it was read. */
const keptPlan = (cents: number, code: string, checkedAt: number, isRollover: boolean): unknown => ({
  ...(isRollover ? delayPlan({ delayInfo: { title: 'Move the date', delayAmount: cents } }) : periodPlan()),
  ...(isRollover ? {} : { repayAmount: cents }),
  defDetail: { ...payCode, payCode: code },
  isRollover: Number(isRollover),
  ...OWNER,
  checkedAt,
});

const codeScreen = (isRollover: boolean): EnvScreen => ({
  ...moneyScreen('repaymentOfCode2'),
  name: isRollover ? 'the code of a rollover' : 'the code',
  ...(isRollover && { query: { isDelay: '1' } }),
  answers: moneyScreen(isRollover ? 'repayDelay' : 'repay').answers ?? (() => ({})),
  stored: (cents) => ({ repaymentInfo: keptPlan(cents, payCode.payCode, NOW_MS - 60_000, isRollover) }),
});

/** The screens that the app prerenders: from an order its repayment, from a repayment and a rollover their codes. */
const screens: readonly EnvScreen[] = [moneyScreen('repay'), codeScreen(false), codeScreen(true)];

const isCode = ({ stored }: EnvScreen): boolean => !!stored;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

// Longer than the age in milliseconds from which a page reads its data again when it is opened.
const OLD_MS = 11_000;

/** What happens between the prerendering of a screen and its opening. */
type Change = (stage: Stage, screen: EnvScreen) => Promise<void> | void;

/** Gives this answer to every call of the screen. */
const answerAll =
  (answer: Answer): Change =>
  (stage, { answers }) =>
    stage.server.mend(Object.fromEntries(Object.keys(answers?.(OWN_CENTS) ?? {}).map((call) => [call, answer])));

/** Prerenders a page from a tab that belongs to the same borrower. */
const comeFrom = (stage: Stage, entry: Entry): Promise<void> => {
  const ofTab = { ...entry.ofTab, ...storedTexts(stage, { borrower: OWNER.userId }) };
  return enter(stage, { ...entry, ofTab }, () => drawNextAhead(stage));
};

/** Prerenders a screen before the borrower opens it. @returns what it shows then. */
const draw = async (stage: Stage, screen: EnvScreen): Promise<Look> => {
  await comeFrom(stage, entryOf(stage, screen));
  return waitFor(stage, screen.ready);
};

/** @returns the calls that the page has made more than `most` times since it was opened. */
const askedTooOften = (stage: Stage, before: readonly CallName[], most: number): readonly string[] => {
  const calls = stage.askedSinceOpened().slice(before.length);
  return [...new Set(calls)].flatMap((call) => {
    const times = calls.filter((each) => each === call).length;
    return times > most ? [`${call} was asked ${times} times once it was opened, where ${most} were meant`] : [];
  });
};

/** What changes between the prerendering and the opening of a screen, and what it has to show then. */
interface World {
  readonly name: string;
  /** @returns why it does not apply to a screen, or undefined if it does. */
  readonly leavesOut?: (screen: EnvScreen) => string | undefined;
  /** Whether `npm test` tries it on some screens. */
  readonly isWorst?: boolean;
  readonly change: Change;
  /** What other pages have stored meanwhile. */
  readonly left?: (stage: Stage, screen: EnvScreen) => Left;
  /** How many times each call may be made after the opening; once by default. */
  readonly most?: (screen: EnvScreen) => number;
  readonly judge: (stage: Stage, screen: EnvScreen, drawn: Look) => Promise<readonly string[]>;
}

/** Makes this change, and then advances the page's clock. */
const older =
  (change: Change, ms = OLD_MS): Change =>
  async (stage, screen) => {
    await change(stage, screen);
    await stage.advance(ms);
  };

/** Makes this change, and then sets the clock ahead, as if the phone had slept. */
const asleep =
  (change: Change, ms: number): Change =>
  async (stage, screen) => {
    await change(stage, screen);
    await stage.evaluate(setAhead(ms));
  };

const well: World['judge'] = (stage, screen) => healthOf(stage, screen);

const costsOther: World['judge'] = (stage, screen) => healthOf(stage, screen, { amount: OTHER_AMOUNT });

/** Changes the order's amount, as after a payment elsewhere. */
const changeAmount: Change = (stage, { answers }) => stage.server.mend(answers?.(OTHER_CENTS) ?? {});

const PAID = 'There is nothing to repay on this order.';

/** Checks that the prerendered data are gone and these words are shown. */
const gone =
  (words: string, spoken: Expected['spoken']): World['judge'] =>
  (stage, _, drawn) =>
    verdict(stage, drawn, {
      outcome: 'said',
      success: OWN_AMOUNT,
      words: [words],
      never: [OWN_AMOUNT, payCode.payCode],
      ...(spoken && { spoken }),
    });

/** Checks that the data are marked as old while the service is unreachable, and that one tap reads them again afterwards. */
const old =
  (kind: 'offline' | 'http'): World['judge'] =>
  async (stage, screen, drawn) => {
    const expected = { outcome: 'said', success: '', words: [OWN_AMOUNT, 'Not up to date'], spoken: { kind } } as const;
    const wrong = await verdict(stage, drawn, expected);
    await stage.tab.setOffline?.(false);
    await changeAmount(stage, screen);
    await stage.perform([{ press: 'Refresh' }]);
    return [...wrong, ...(await costsOther(stage, screen, drawn))];
  };

// Once when it is opened, and once more when the borrower taps Refresh.
const withRetry = (): number => 2;

const OTHER = { ...OWNER, userId: '8' };

const onlyCode = (screen: EnvScreen): string | undefined =>
  isCode(screen) ? undefined : 'what it shows comes from its own call, and not from what the tab keeps';

const onlyReading = (screen: EnvScreen): string | undefined =>
  isCode(screen) ? 'it asks for nothing before it is opened' : undefined;

const worlds: readonly World[] = [
  {
    name: 'nothing has changed',
    isWorst: true,
    change: () => {},
    most: (screen) => Number(isCode(screen)),
    judge: well,
  },
  { name: 'it costs something else', change: older(changeAmount), judge: costsOther },
  {
    name: 'paid elsewhere',
    isWorst: true,
    change: older((stage, screen) => {
      answerAll(refused(PAID, '4011'))(stage, screen);
      stage.server.mend({ readOrder: ok(order(200)) });
    }),
    judge: gone('nothing to repay', { kind: 'anyData' }),
  },
  {
    name: 'signed out',
    isWorst: true,
    change: older(answerAll(refused('The session has ended.', '4001'))),
    judge: gone('You are signed out', { kind: 'refused', verbatim: 'The session has ended.' }),
  },
  {
    name: 'signed out, by a status',
    change: older(answerAll({ status: 401, body: '' })),
    judge: gone('You are signed out', undefined),
  },
  {
    name: 'somebody else signed in, by a status',
    change: older(answerAll({ status: 403, body: '' })),
    judge: gone('This page is for another account', undefined),
  },
  {
    name: 'somebody else signed in, and the tab and the phone hold what is theirs',
    isWorst: true,
    change: () => {},
    left: (stage) => ({
      ofTab: storedTexts(stage, { ...recordsOf(OTHER, FOREIGN), borrower: OTHER.userId }),
      ofPhone: storedTexts(stage, phoneRecordsOf(OTHER, FOREIGN)),
    }),
    judge: well,
  },
  {
    name: 'offline',
    isWorst: true,
    change: async (stage) => {
      await stage.advance(OLD_MS);
      await stage.tab.setOffline?.(true);
    },
    most: withRetry,
    judge: old('offline'),
  },
  {
    name: 'the service is down',
    change: older(answerAll({ status: 503, body: '' })),
    most: withRetry,
    judge: old('http'),
  },
  { name: 'an hour has gone by', change: older(changeAmount, HOUR_MS), judge: costsOther },
  { name: 'the phone has slept for an hour', isWorst: true, change: asleep(changeAmount, HOUR_MS), judge: costsOther },
  { name: 'the phone has slept for a day', change: asleep(changeAmount, DAY_MS + HOUR_MS), judge: costsOther },
  {
    name: 'the phone has slept for a day, and the service is down',
    leavesOut: onlyCode,
    change: asleep(answerAll({ status: 503, body: '' }), DAY_MS + HOUR_MS),
    judge: gone('', { kind: 'http' }),
  },
  {
    name: 'the page before has kept a new code',
    leavesOut: onlyCode,
    isWorst: true,
    // The service does not answer, so the screen can only show what the tab has stored.
    change: answerAll('hang'),
    left: (stage, { query }) => ({
      ofTab: storedTexts(stage, { repaymentInfo: keptPlan(OTHER_CENTS, NEW_CODE, NOW_MS, query?.['isDelay'] === '1') }),
    }),
    judge: async (stage, _, drawn) => {
      const expected = { outcome: 'good', success: NEW_CODE, words: [OTHER_AMOUNT], isWaiting: true } as const;
      return verdict(stage, drawn, { ...expected, never: [payCode.payCode, OWN_AMOUNT] });
    },
  },
  {
    name: 'the page before has dropped the code',
    leavesOut: onlyCode,
    change: changeAmount,
    left: (stage) => ({ ofTab: { [keyOf(stage, 'repaymentInfo')]: null } }),
    judge: costsOther,
  },
];

/**
 * Holds the order's answer back until the plan has been answered. The page reads the order at the same time as the plan,
 * and again if the plan then has a code or is refused; with the order last, one reading is enough.
 */
const answerOrderLast = (stage: Stage, before: readonly CallName[]): void =>
  stage.server.arm('readOrder', async (exchange) => {
    const isAlone = async (): Promise<boolean> =>
      stage.askedSinceOpened().slice(before.length).includes('readPeriodPlan') &&
      (await stage.evaluate<number>('stage.unanswered()')) <= 1;
    await until('the answer of the plan', isAlone, 5_000).catch(() => {});
    await stage.isAtRest();
    sendWhole(exchange, exchange.good);
  });

const run =
  ({ change, left, most = () => 1, judge }: World, screen: EnvScreen): FaultCase['run'] =>
  async (stage) => {
    const drawn = await draw(stage, screen);
    await change(stage, screen);
    const ahead = await aheadProblems(stage);
    await stage.arrived();
    const before = stage.askedSinceOpened();
    if (isCode(screen)) answerOrderLast(stage, before);
    const kept = left?.(stage, screen) ?? {};
    for (const text of Object.values({ ...kept.ofTab, ...kept.ofPhone })) if (text) stage.placed.add(text);
    await openAhead(stage, kept);
    const wrong = await judge(stage, screen, drawn);
    return [...ahead, ...wrong, ...askedTooOften(stage, before, most(screen))];
  };

/** The answers during prerendering that leave a screen without its data: lost, an error status or refused. */
const unread: readonly { readonly name: string; readonly answer: Answer }[] = [
  { name: 'there was no line as it was drawn', answer: 'drop' },
  { name: 'the service was down as it was drawn', answer: { status: 503, body: '' } },
  { name: 'the session was refused as it was drawn', answer: refused('The session has ended.', '4001') },
];

const runUnread =
  (answer: Answer, screen: EnvScreen): FaultCase['run'] =>
  async (stage) => {
    const { address, answers = {} } = entryOf(stage, screen);
    const bad = Object.fromEntries(Object.keys(answers).map((call) => [call, answer]));
    await comeFrom(stage, { address, answers: bad });
    await waitUntil(stage, 'its call', () => stage.askedSinceOpened().length > 0);
    // The page must have received the answer before it is opened.
    await until('its answer', async () => !(await stage.evaluate<number>('stage.unanswered()')));
    const ahead = await aheadProblems(stage);
    const before = stage.askedSinceOpened();
    stage.server.mend(answers);
    await openAhead(stage);
    const wrong = await healthOf(stage, screen);
    return [...ahead, ...wrong, ...askedTooOften(stage, before, 1)];
  };

const NO_PRERENDERING = 'it knows no prerendering';

const caseOf = (
  name: string,
  screen: EnvScreen,
  run: FaultCase['run'],
  { isWorst = false, reason }: { readonly isWorst?: boolean | undefined; readonly reason?: string | undefined },
): FaultCase => ({
  name: `prerendered/${screen.name}/${name}`,
  isWorst: isWorst && !/rollover/.test(screen.name),
  engines: ENGINES,
  leftOut: { chromium69: NO_PRERENDERING, webkit: NO_PRERENDERING, ...(reason && { current: reason }) },
  run,
});

/** Every prerendered screen, opened after every change. */
export const prerenderedCases: readonly FaultCase[] = screens.flatMap((screen) => [
  ...worlds.map((world) =>
    caseOf(world.name, screen, run(world, screen), { isWorst: world.isWorst, reason: world.leavesOut?.(screen) }),
  ),
  ...unread.map(({ name, answer }) => caseOf(name, screen, runUnread(answer, screen), { reason: onlyReading(screen) })),
]);
