import { setTimeout as sleep } from 'node:timers/promises';
import type { ConsoleMessage } from 'playwright-core';
import { until } from '../../engines/waiting.ts';
import type { FaultCase } from '../FaultCase.ts';
import { emptyLook, judge, settled } from '../oracle.ts';
import type { Stage } from '../stage.ts';
import { type AddressWatch, watchAddresses } from './addresses/addressWatch.ts';
import { answerElsewhere } from './addresses/bring.ts';
import type { BridgeUse } from './bridge/BridgeUse.ts';
import { bridgeUses } from './bridge/uses.ts';
import { addressOf, enter, HOME, waitFor } from './environment/visit.ts';

type App = 'ios' | 'android';

const PATIENCE_MS = 10_000;
const BETWEEN_SECONDS_MS = 40;

const comes = (isSo: () => boolean): Promise<boolean> => until('it', isSo, PATIENCE_MS).catch(() => false);

// The app tells what it is told, for its page may be gone the next moment.
const TOLD = 'told: ';

// What an app's handler does with a message.
const handlers = {
  hangs: `{ postMessage(message) { console.debug('${TOLD}' + JSON.stringify(message)); return new Promise(() => {}); } }`,
  throws: '{ postMessage() { throw new Error("the app is gone"); } }',
  'throws what is no error': '{ postMessage() { throw undefined; } }',
  'is no function': '{ postMessage: 17 }',
  'is not there': '{}',
  'is null': 'null',
} as const;

type How = keyof typeof handlers;

const places: { readonly [app in App]: (handler: string) => string } = {
  ios: (handler) => `window.webkit = { messageHandlers: { loanApp: ${handler} } };`,
  android: (handler) => `window.loanApp = ${handler};`,
};

/** The native app around a page, as a script. */
const appOf = (handlersByApp: { readonly [app in App]?: string }): string =>
  Object.entries(handlersByApp)
    .map(([app, handler]) => places[app as App](handler))
    .join('');

/** What the app is told from now on. */
const listen = (stage: Stage): { readonly told: readonly string[]; stop(): void } => {
  const told: string[] = [];
  const hear = (message: ConsoleMessage): void => {
    if (message.text().startsWith(TOLD)) told.push(message.text().slice(TOLD.length));
  };
  stage.page().on('console', hear);
  return { told, stop: () => void stage.page().off('console', hear) };
};

/** Brings the page to the moment of the message. Answers where it goes from then on. */
const bring = async (stage: Stage, use: BridgeUse, script: string): Promise<AddressWatch> => {
  const watch = await watchAddresses(stage.page());
  await enter(stage, { address: addressOf(use), answers: use.answers }, () => {
    watch.begin();
    stage.server.putFirst(script);
  });
  await stage.perform(use.steps);
  const { asks } = use;
  // What a finger has pressed may go out a moment later; what is looked at from now on is the page that has its answer.
  if (asks) await until(asks, () => stage.server.timesAsked(asks) > 0, PATIENCE_MS);
  return watch;
};

const wentTo = (stage: Stage, moves: readonly string[], to: string): boolean => {
  const url = new URL(to, stage.server.origin).href;
  // Neither a phone nor an app is a page; any other has to be there, and not only on its way: the next case begins with this tab.
  return /^(?!https?:)[a-z]+:/.test(to) ? moves.includes(url) : stage.page().url().startsWith(url);
};

const stands = async (stage: Stage, use: BridgeUse): Promise<readonly string[]> => {
  const { stays, isOfService = false, waitSeconds = 0 } = use;
  const expected = { outcome: 'good', success: stays, verbatim: isOfService ? stays : '' } as const;
  for (let second = 0; second < waitSeconds * 3 && !(await stage.look()).words.includes(stays); second += 1) {
    // What is on its way comes in between: how fast is not the page's to say.
    await sleep(BETWEEN_SECONDS_MS);
    await stage.advance(1000);
  }
  await waitFor(stage, stays);
  return settled(stage, (look) => judge(emptyLook, look, expected, stage.standing()));
};

const doneInBrowser = async (stage: Stage, use: BridgeUse, moves: readonly string[]): Promise<readonly string[]> => {
  const { inBrowser } = use;
  if (inBrowser.kind === 'goes') {
    const isThere = await comes(() => wentTo(stage, moves, inBrowser.to));
    if (!isThere) return [`the page did not go to ${inBrowser.to}, but to ${moves.join(', ') || 'nowhere'}`];
    if (inBrowser.to === '/') await waitFor(stage, HOME);
    await stage.page().waitForLoadState();
    return [];
  }
  if (inBrowser.kind === 'says') await waitFor(stage, inBrowser.words);
  return stands(stage, use);
};

/** No app takes the message: the browser does what stands for it. */
const alone = (use: BridgeUse, script: string) => async (stage: Stage) => {
  const isElsewhere = use.inBrowser.kind === 'goes' && use.inBrowser.to.startsWith('https:');
  const stop = isElsewhere ? await answerElsewhere(stage) : undefined;
  try {
    const watch = await bring(stage, use, script);
    return await doneInBrowser(stage, use, watch.moves);
  } finally {
    await stop?.();
  }
};

const wireOf = (app: App, messages: BridgeUse['messages']): readonly unknown[] =>
  app === 'ios' ? messages : messages.map((message) => JSON.stringify(message));

/** The app takes the message and does nothing: the page stays as it is, and the borrower can go on. */
const leftHanging = (use: BridgeUse, app: App, script: string) => async (stage: Stage) => {
  // The handler of iOS tells that this is iOS.
  const isKept = use.isNotForIos && script.includes('webkit');
  const { told, stop } = listen(stage);
  try {
    const watch = await bring(stage, use, script);
    const expected = (isKept ? [] : wireOf(app, use.messages)).map((message) => JSON.stringify(message));
    await comes(() => told.length >= expected.length);
    const wrong = await stands(stage, use);
    const moves = watch.moves.filter((url) => !url.startsWith(stage.server.origin));
    return [
      ...(told.join() === expected.join() ? [] : [`the app was told ${told.join()}, not ${expected.join()}`]),
      ...moves.map((url) => `the browser went to ${url} as well`),
      ...wrong,
      ...(await stage.problems()),
    ];
  } finally {
    stop();
  }
};

const caseOf = (use: BridgeUse, how: string, isWorst: boolean, run: FaultCase['run']): FaultCase => ({
  name: `bridge/${use.name}/${how}`,
  isWorst,
  run,
});

const runOf = (use: BridgeUse, app: App, how: How): FaultCase['run'] => {
  const script = appOf({ [app]: handlers[how] });
  return how === 'hangs' ? leftHanging(use, app, script) : alone(use, script);
};

// Home is always near; these lead on with money, a loan or an account.
const isWorst = ({ messages }: BridgeUse): boolean => messages[0]?.action !== 'goHome';

const casesOf = (use: BridgeUse): readonly FaultCase[] => [
  caseOf(use, 'there is no app', false, alone(use, '')),
  ...(['ios', 'android'] as const).flatMap((app) =>
    (Object.keys(handlers) as How[]).map((how) =>
      caseOf(
        use,
        `${app}: its handler ${how}`,
        how === 'throws' && app === 'android' && isWorst(use),
        runOf(use, app, how),
      ),
    ),
  ),
  caseOf(use, 'both: each one throws', false, alone(use, appOf({ ios: handlers.throws, android: handlers.throws }))),
  caseOf(
    use,
    'both: the one of iOS throws, the other takes it',
    false,
    leftHanging(use, 'android', appOf({ ios: handlers.throws, android: handlers.hangs })),
  ),
];

/** Every message to the native app, from every screen that sends it, to an app that does not do its part. */
export const bridgeCases: readonly FaultCase[] = bridgeUses.flatMap(casesOf);
