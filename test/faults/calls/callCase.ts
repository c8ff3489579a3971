import { setTimeout as sleep } from 'node:timers/promises';
import type { Answers } from '../../../scripts/gallery/states/State.ts';
import { until } from '../../engines/waiting.ts';
import type { FaultCase } from '../FaultCase.ts';
import { type Expected, emptyLook, judge, requestsOf, settled, verdict } from '../oracle.ts';
import type { Look } from '../page/look.ts';
import { isReading, quietProblems } from '../quiet.ts';
import type { Reply } from '../server/reply.ts';
import type { Stage } from '../stage.ts';
import { WAYS_OF_ACTION, WAYS_OF_LOSS, WAYS_WHEN_UNCONFIRMED, type Way } from '../ways.ts';
import type { OutcomeKind, Spoken } from '../words.ts';
import type { CallFault, Ending } from './CallFault.ts';
import type { CallSite, Recovery } from './CallSite.ts';

// After the first the page must have said that it still waits; after the second it gives up (milliseconds).
const COMFORT_MS = 8000;
const GIVE_UP_MS = 60_000;

// A page that renders 10,000 items may take longer.
const PATIENCE_OF_MANY_MS = 8000;

// A borrower who returns after this time makes the screen send its calls again.
const ASKS_AGAIN_MS = 6000;

const NEWER = 'Newer Words';

// If no call is sent for this long while no file is loading, none is about to be.
const QUIET_MS = 150;

/** @returns how the call ends for this screen. */
const endingOf = ({ data, mayTake }: CallSite, { ending, name }: CallFault): Exclude<Ending, 'byData'> => {
  if (mayTake?.test(name)) return 'any';
  if (ending !== 'byData') return ending;
  if (data === 'ignored') return 'good';
  return data === 'needed' ? 'unknown' : 'any';
};

// The browser itself stops or cannot follow these redirects: the page sees a network error.
const NO_ANSWER = /^302 to (a login of another origin|nowhere)$/;
const NO_ENVELOPE = /^(204|302 to a login of this origin)$/;

const kindWithoutEnvelope = ({ kind, name, manner }: CallFault): OutcomeKind => {
  if (manner === 'hang' || manner === 'late') return 'timeout';
  if (kind === 'transport') return 'offline';
  if (kind !== 'HTTP') return 'noEnvelope';
  if (NO_ANSWER.test(name)) return 'offline';
  return NO_ENVELOPE.test(name) ? 'noEnvelope' : 'http';
};

/** @returns what the page can know about the outcome, which decides what it may say. */
const kindOf = (site: CallSite, fault: CallFault): OutcomeKind => {
  const ending = endingOf(site, fault);
  if (ending === 'good') return 'success';
  if (ending === 'any') return 'anyData';
  if (ending === 'refused') return fault.says ? 'refused' : 'refusedMutely';
  return fault.ending === 'byData' ? 'wrongData' : kindWithoutEnvelope(fault);
};

/** @returns what the page says of a call that it has not sent; undefined if it has sent it. */
const keptBackOf = ({ whenKeptBack }: CallSite, { manner }: CallFault): string | undefined =>
  manner === 'offline' ? whenKeptBack : undefined;

const spokenOf = (site: CallSite, fault: CallFault): Spoken => {
  const kind = kindOf(site, fault);
  const { isUnconfirmed = false, isMoneyOfTheCall = false, exempt } = site;
  const keptBack = keptBackOf(site, fault);
  return {
    kind,
    // A refusal is an answer, so the outcome is known; except where only the look at the records was refused.
    isUnconfirmed: isUnconfirmed && !keptBack && (site.isLook || !kind.startsWith('refused')),
    isMoneyOfTheCall,
    ...(exempt && { exempt }),
    verbatim: keptBack ?? fault.says ?? '',
  };
};

/** @returns where a way on has to lead after a call that has failed. */
const waysOf = (site: CallSite, { kind, isUnconfirmed = false }: Spoken): readonly Way[] | undefined => {
  if (kind === 'success' || kind === 'anyData') return undefined;
  if (isUnconfirmed && !site.maySendAgain) return WAYS_WHEN_UNCONFIRMED;
  return site.trigger.length || site.isBeside ? WAYS_OF_ACTION : WAYS_OF_LOSS;
};

const doorOf = ({ atDoor }: CallSite, { door }: CallFault) => (door ? atDoor?.[door] : undefined);

/** @returns what has to be true of a page after a fault in a call. */
export const demandOf = (site: CallSite, fault: CallFault): Expected => {
  const spoken = spokenOf(site, fault);
  const ways = doorOf(site, fault)?.ways ?? waysOf(site, spoken);
  // Nothing waits for a silent call, so the page says nothing about it.
  return site.isSilent
    ? outcomeOf(site, fault)
    : { ...outcomeOf(site, fault), spoken, ...(ways && { ways }), steps: stepsOf(site) };
};

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @returns the names of what the borrower pressed before the call, as one pattern: these buttons also count as a way on. */
const stepsOf = ({ before, trigger }: CallSite): RegExp => {
  const names = [...before, ...trigger].flatMap((step) => ('press' in step ? [escaped(step.press)] : []));
  return new RegExp(`^(${names.join('|') || '\\b'})$`);
};

const outcomeOf = (site: CallSite, fault: CallFault): Expected => {
  const ending = endingOf(site, fault);
  const { success, whenGood = {}, whenUnknown, whenRefused, saysWhy, isSilent = false } = site;
  const verbatim = fault.says ?? '';
  const patience = /10,000/.test(fault.name) ? { patienceMs: PATIENCE_OF_MANY_MS } : {};
  // Whatever happens to a silent call, the page goes on as after a success.
  if (isSilent) return { outcome: 'good', success, mayLoseFields: true, ...whenGood, ...patience };
  if (ending === 'good') return { outcome: 'good', success, mayLoseFields: true, mayLockFields: true, ...whenGood };
  // If the page accepts it as a good answer, it may go on by itself.
  const { ways } = whenGood;
  if (ending === 'any')
    return { outcome: 'any', success, mayLoseFields: true, mayLockFields: true, ...(ways && { ways }), ...patience };
  const keptBack = keptBackOf(site, fault);
  if (keptBack) return { outcome: 'said', success, words: [keptBack], verbatim: keptBack };
  const when = doorOf(site, fault) ?? (ending === 'unknown' ? whenUnknown : whenRefused);
  // Whatever else is shown, the borrower must be able to read the service's message.
  const words = [...(when.words ?? []), ...(saysWhy && fault.says ? [fault.says] : [])];
  return { outcome: 'said', success, ...when, words, verbatim };
};

/** One run of one case: what it has armed, and how often the call was made since. */
interface Run {
  readonly stage: Stage;
  readonly site: CallSite;
  readonly fault: CallFault;
  /** Sends an answer that was held back. */
  readonly release: () => void;
  readonly askedSince: () => number;
  /** The page just before the call; empty if opening the screen sends it. */
  before: Look;
}

const replyAfter =
  (gate: Promise<void>, reply: Reply): Reply =>
  async (exchange) => {
    await gate;
    await reply(exchange);
  };

// The text that a loan's pages show while any of their data is loading.
const isWaiting = (text: string): boolean => text === 'One moment…';

const untilNothingLeaves = async ({ server, isAtRest }: Stage): Promise<void> => {
  for (let asked = -1; !(await isAtRest()) || asked !== server.asked.length; ) {
    asked = server.asked.length;
    await sleep(QUIET_MS);
  }
};

/** Brings the screen to the moment of the call, arms the fault and triggers the call. */
const bring = async (stage: Stage, site: CallSite, fault: CallFault): Promise<Run> => {
  const { server } = stage;
  const { manner = 'plain', reply = () => {} } = fault;
  const isOpening = !site.trigger.length;
  let release = (): void => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isHeld = manner === 'slow' || manner === 'late' || manner === 'overtaken';
  let earlier = 0;
  const asked = (): number => server.timesAsked(site.call);

  const arm = async (): Promise<void> => {
    earlier = isOpening ? 0 : asked();
    if (manner === 'offline') await stage.tab.setOffline?.(true);
    else if (manner === 'refuse') await server.refuse(!isOpening);
    else server.arm(site.call, isHeld ? replyAfter(gate, reply) : reply, manner === 'overtaken' ? 1 : undefined);
  };

  const run: Run = { stage, site, fault, release, askedSince: () => asked() - earlier, before: emptyLook };
  if (isOpening) {
    await stage.open(site.opened, arm);
    return run;
  }
  await stage.open(site.opened);
  await stage.perform(site.before);
  // Requests that are still in flight from before are not part of the fault.
  await settled(stage, ({ busy, said }) => [...busy, ...said.map(({ text }) => text).filter(isWaiting)]);
  // The client of the later calls loads after the document: a call may be sent after the first data are on screen.
  await untilNothingLeaves(stage);
  run.before = await stage.look();
  await arm();
  await stage.perform(site.trigger);
  return run;
};

const untilAsked = ({ site, askedSince }: Run): Promise<unknown> =>
  until(`${site.call} to be asked`, () => askedSince() > 0, 3000);

const comfort = async ({ stage, site, before }: Run): Promise<readonly string[]> => {
  await stage.advance(COMFORT_MS);
  if (site.isSilent) return [];
  const success = site.whenUnknown.success ?? site.success;
  const { isMoneyOfTheCall = false, exempt } = site;
  const spoken: Spoken = { kind: 'waiting', isMoneyOfTheCall, ...(exempt && { exempt }) };
  const expected: Expected = { outcome: 'said', success, isWaiting: true, mayLoseFields: true, spoken };
  const wrong = await settled(stage, (after) => judge(before, after, expected, stage.standing()));
  return wrong.map((each) => `after eight seconds: ${each}`);
};

const requestProblems = async (run: Run, intents: number): Promise<readonly string[]> => {
  const { site, fault, askedSince } = run;
  const { manner } = fault;
  if (manner === 'offline' || manner === 'refuse') return [];
  // A call that nothing waits for may be sent after the page shows everything.
  await untilAsked(run).catch(() => {});
  return requestsOf(site.call, askedSince(), intents + (site.alsoAsks ?? 0));
};

// A browser may repeat a GET by itself if a connection that it reused broke.
const mostAtFirst = ({ site, fault, stage: { server } }: Run): number =>
  fault.kind === 'transport' && server.asked.some(({ call, method }) => call === site.call && method === 'GET') ? 2 : 1;

const recover = async (
  run: Run,
  { steps, answers, demand, restores = false, asksAgain }: Recovery,
): Promise<readonly string[]> => {
  const { stage, site, fault } = run;
  stage.server.mend(answers);
  await stage.server.accept();
  await stage.tab.setOffline?.(false);
  const earlier = run.askedSince();
  await stage.perform(steps);
  // The screen may not show that the call is repeated; a call sent only later would be counted for the next case.
  if (asksAgain || site.isPicture)
    await until(`${site.call} to be asked again`, () => run.askedSince() > earlier, 3000);
  const verbatim = fault.says ?? '';
  const base: Expected = { outcome: 'good', success: site.success, mayLoseFields: !restores, verbatim };
  const expected = { ...base, ...demand };
  const wrong = [
    ...(await verdict(stage, restores ? run.before : emptyLook, expected, fault.allowed)),
    ...(await requestProblems(run, mostAtFirst(run) + (site.later?.asks ?? 0) + (asksAgain ? 1 : 0))),
  ];
  return wrong.map((each) => `once the fault is gone: ${each}`);
};

/** Waits for what the screen shows without the call: if still loading when the clock advances, it would seem to hang, too. */
const restOf = async ({ stage, site }: Run): Promise<void> => {
  const { isBeside, success } = site;
  if (isBeside && success)
    await until(`“${success}”`, async () => (await stage.look()).words.includes(success), 2000).catch(() => {});
};

/** Does what the fault's manner needs before the page can notice it. @returns what is wrong while the page waits. */
const meanwhile = async (run: Run): Promise<readonly string[]> => {
  const { stage, fault, release } = run;
  if (fault.manner === 'offline' || fault.manner === 'refuse') return [];
  await untilAsked(run);
  if (!fault.manner || fault.manner === 'plain') return [];
  await restOf(run);
  // Only this call must time out, not a chunk of the page's script that is still loading.
  await untilNothingLeaves(stage);
  const wrong = await comfort(run);
  if (fault.manner === 'slow') release();
  else await stage.advance(GIVE_UP_MS - COMFORT_MS);
  return wrong;
};

/** Sends the answer after the page has given up. @returns what is wrong; nothing may change on the page. */
const lateAnswer = async (run: Run, expected: Expected): Promise<readonly string[]> => {
  run.release();
  await sleep(60);
  const wrong = await verdict(run.stage, run.before, expected, run.fault.allowed);
  return wrong.map((each) => `once the answer came after all: ${each}`);
};

const newer = (site: CallSite): Answers => {
  const answer = site.opened.answers?.[site.call];
  return { [site.call]: JSON.parse(JSON.stringify(answer).replaceAll(site.mark ?? '', NEWER)) };
};

/** Sends a second request and answers it while the first is in flight; then sends the older answer. */
const overtake = async (run: Run): Promise<readonly string[]> => {
  const { stage, site, release } = run;
  await untilAsked(run);
  // Several returns within this time send the calls only once.
  await stage.advance(ASKS_AGAIN_MS);
  stage.server.mend(newer(site));
  await stage.perform(site.trigger);
  const expected: Expected = { outcome: 'good', success: NEWER, mayLoseFields: true };
  const first = await verdict(stage, emptyLook, expected);
  release();
  await sleep(60);
  const then = await verdict(stage, emptyLook, { ...expected, never: [site.mark ?? ''] });
  return [...first, ...then.map((each) => `once the older answer came: ${each}`)];
};

/** Lets time pass without any input: the page must send nothing by itself, and must offer by then what `later` demands. */
const afterwards = async (run: Run, expected: Expected): Promise<readonly string[]> => {
  const { stage, site, fault, before } = run;
  const isAct = site.trigger.length > 0 && !isReading(site.call);
  if (!isAct && !site.later) return [];
  const quiet = await quietProblems(stage);
  // A page that has given up may find the late answer with its next look.
  if (!site.later || fault.manner === 'late') return quiet;
  const { afterMs, demand } = site.later;
  await stage.advance(afterMs);
  const later = await verdict(stage, before, { ...expected, outcome: 'any', ...demand }, fault.allowed);
  return [...quiet, ...later.map((each) => `${afterMs / 1000} seconds later: ${each}`)];
};

const pollution = async ({ stage, fault }: Run): Promise<readonly string[]> =>
  /__proto__/.test(fault.name) && (await stage.evaluate('String({}.polluted)')) !== 'undefined'
    ? ['every object holds what the answer held']
    : [];

const tryOut = async (stage: Stage, site: CallSite, fault: CallFault): Promise<readonly string[]> => {
  const run = await bring(stage, site, fault);
  if (fault.manner === 'overtaken') return overtake(run);
  const expected = demandOf(site, fault);
  const ending = endingOf(site, fault);
  const early = await meanwhile(run);
  const late = await verdict(stage, run.before, expected, fault.allowed);
  const after = fault.manner === 'late' ? await lateAnswer(run, expected) : [];
  const wrong = [
    ...early,
    ...late,
    ...after,
    ...(await pollution(run)),
    ...(await requestProblems(run, mostAtFirst(run))),
    ...(ending === 'good' || ending === 'any' ? [] : await afterwards(run, expected)),
  ];
  const atDoor = doorOf(site, fault) && site.atDoor?.recovery;
  // A request that was refused, or was never sent, is repeated by the same tap.
  const isAnswered = ending === 'refused' || keptBackOf(site, fault);
  const recovery = atDoor ?? ((isAnswered && site.recoveryOfRefusal) || site.recovery);
  if (wrong.length || !recovery || ending === 'good' || ending === 'any') return wrong;
  return recover(run, recovery);
};

/** Creates the case of one fault at one site. */
export const callCase = (site: CallSite, fault: CallFault): Pick<FaultCase, 'name' | 'run'> => ({
  name: `call/${site.name}/${fault.kind}/${fault.name}`,
  run: (stage) => tryOut(stage, site, fault),
});
