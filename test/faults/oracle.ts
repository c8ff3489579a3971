import { setTimeout as sleep } from 'node:timers/promises';
import type { Control, Look, Said } from './page/look.ts';
import type { OutOfReach } from './page/reach.ts';
import type { Stage } from './stage.ts';
import { brokenPromises, EVERY_WAY, type Standing, type Way, wayOf } from './ways.ts';
import { type Spoken, sentencesOf, withoutVerbatim, wordProblems } from './words.ts';

/** What has to be true after a fault, in addition to what `judge` checks on every page. */
export interface Expected {
  /**
   * `said`: a message that was not there before; `good`: the success text; `either`: one of the two; `nothing`: no new
   * message, because nothing waits for the call; `any`: the page may accept such an answer or reject it, so only what every
   * page must fulfil is checked.
   */
  readonly outcome: 'said' | 'good' | 'either' | 'nothing' | 'any';
  /** The success text: required where the outcome is `good`, forbidden where it is `said`. */
  readonly success: string;
  /** Text that must be visible: the service's own, or that the outcome is unknown. */
  readonly words?: readonly string[];
  /** Text that must not be visible. */
  readonly never?: readonly string[];
  /** What became of the call, by which the page's words are judged; absent if the case is not about a call. */
  readonly spoken?: Spoken;
  /** Where a way on may lead; anywhere known by default. Empty if the page goes on by itself. */
  readonly ways?: readonly Way[];
  /** Buttons that count as a way on only on this screen, in addition to those of `ways.ts`. */
  readonly steps?: RegExp;
  /** Whether the page may be busy: only before an answer. */
  readonly isWaiting?: boolean;
  /** Whether the earlier fields may be gone because something else has replaced them. */
  readonly mayLoseFields?: boolean;
  /** Whether fields may be disabled: sent data stays as it was sent until its outcome is known. */
  readonly mayLockFields?: boolean;
  /** Names of buttons that may be disabled, because the page says what has to be done first. */
  readonly mayLock?: RegExp;
  /** Text of an answer that the page shows unchanged, whatever it looks like. */
  readonly verbatim?: string;
  /** Real time in milliseconds that the page may take if it has much to render. */
  readonly patienceMs?: number;
}

// Signs of a bug that no borrower should ever see. Not within a word: a name may contain any letters.
const JUNK = /\bundefined\b|\bNaN\b|\[object|\bInfinity\b|\{"|"\}|\[\{|":|<\/?\w+>|\bnull\b|\de[+-]\d/;

const same = (one: Said, other: Said): boolean => one.role === other.role && one.text === other.text;

/** @returns the messages that are there now and were not before. */
const newlySaid = (before: Look, after: Look): readonly Said[] =>
  after.said.filter((said) => !before.said.some((earlier) => same(said, earlier)));

const hasWords = (look: Look, words: string): boolean => look.words.toLowerCase().includes(words.toLowerCase());

const lostFields = (before: Look, after: Look): readonly Control[] => {
  const now = new Map(after.controls.filter(({ kind }) => kind === 'field').map((field) => [field.key, field.value]));
  return before.controls.filter(
    ({ kind, key, value }) => kind === 'field' && value !== '' && value !== 'false' && now.get(key) !== value,
  );
};

const stuckControls = (before: Look, after: Look): readonly Control[] => {
  const wasEnabled = new Set(before.controls.filter(({ isEnabled }) => isEnabled).map(({ kind, name }) => kind + name));
  return after.controls.filter(({ isEnabled, kind, name }) => !isEnabled && wasEnabled.has(kind + name));
};

/** @returns what is wrong with the ways on that a page offers: none leads where one must, or one misleads. */
export const wayProblems = (
  after: Look,
  { ways = EVERY_WAY, steps }: Pick<Expected, 'ways' | 'steps'>,
  standing: Standing,
): readonly string[] => {
  const { controls } = after;
  const found = controls.flatMap((control) => wayOf(control, standing, steps) ?? []);
  const isThere = !ways.length || found.some((way) => ways.includes(way));
  const names = controls.filter(({ kind }) => kind !== 'field').map(({ name }) => name);
  return [
    ...(isThere ? [] : [`no way on to ${ways.join(', ')}, but: ${names.slice(0, 12).join(', ')}`]),
    ...brokenPromises(controls, standing),
  ];
};

const outcomeProblems = (before: Look, after: Look, expected: Expected): string[] => {
  const { outcome, success, words = [], never = [] } = expected;
  const isGood = success !== '' && hasWords(after, success);
  const said = newlySaid(before, after);
  return [
    ...(outcome === 'good' && !isGood ? [`no sign of success: “${success}”`] : []),
    ...(outcome === 'said' && isGood && !hasWords(before, success) ? [`a false success: “${success}”`] : []),
    ...(outcome === 'said' && !said.length ? ['no message with role alert or status'] : []),
    ...(outcome === 'either' && !said.length && !isGood ? ['neither a message nor a success'] : []),
    ...(outcome === 'nothing' && said.length ? [`a message that nobody needs: “${said[0]?.text}”`] : []),
    ...words.filter((each) => !hasWords(after, each)).map((each) => `the words are missing: “${each}”`),
    ...never.filter((each) => hasWords(after, each)).map((each) => `words that must not stand: “${each}”`),
  ];
};

/**
 * Finds sentences that are in a toast and on the page as well. The service's message may be both: in a toast, as all
 * its messages are, and on the page, where a long one can be read in full.
 */
const doubled = ({ toast, words }: Look, verbatim: string): readonly string[] =>
  sentencesOf(toast)
    .map((sentence) => withoutVerbatim(sentence.replace(/…$/, ''), verbatim))
    .filter((sentence) => sentence && words.split(sentence).length > 2)
    .map((sentence) => `says it twice: “${sentence}”`);

const junkProblems = (after: Look, verbatim: string): string[] =>
  [after.title, after.words, ...after.hiddenWords]
    .map((text) => (verbatim ? text.split(verbatim).join('') : text))
    .map((text) => ({ text, junk: JUNK.exec(text) }))
    .filter(({ junk }) => junk)
    .map(({ text, junk }) => `junk on screen: “${text.slice(Math.max(0, (junk?.index ?? 0) - 40)).slice(0, 120)}”`);

/**
 * Checks a page after a fault. `before` is the page just before the action that met the fault: controls that were
 * enabled then must still be enabled, and text that was typed then must still be there.
 * @returns the problems in words; empty if all is well.
 */
export const judge = (before: Look, after: Look, expected: Expected, standing: Standing): readonly string[] => {
  const { spoken, isWaiting = false, mayLoseFields = false, mayLockFields = false, mayLock, verbatim = '' } = expected;
  const isFree = ({ kind, name }: Control): boolean =>
    isWaiting || (mayLockFields && kind === 'field') || !!mayLock?.test(name);
  const stuck = stuckControls(before, after).filter((control) => !isFree(control));
  return [
    ...outcomeProblems(before, after, expected),
    ...junkProblems(after, verbatim),
    ...doubled(after, verbatim),
    ...(isWaiting ? [] : after.busy.map((busy) => `still busy: ${busy}`)),
    ...stuck.map(({ name }) => `stuck disabled: “${name}”`),
    ...(isWaiting ? [] : wayProblems(after, expected, standing)),
    ...(spoken ? wordProblems(before, after, spoken) : []),
    ...(mayLoseFields
      ? []
      : lostFields(before, after).map(({ name, value }) => `lost what was typed: “${name}” ${value}`)),
  ];
};

/** @returns what is wrong with how often a call was made; `most` is the highest number allowed. */
export const requestsOf = (call: string, seen: number, most: number): readonly string[] => {
  if (!seen) return [`${call} was never asked`];
  return seen > most ? [`${seen} requests of ${call}, where ${most} were meant`] : [];
};

/** A page with nothing on it, to compare the first look at a screen with. */
export const emptyLook: Look = {
  title: '',
  words: '',
  lines: [],
  hiddenWords: [],
  said: [],
  toast: '',
  busy: [],
  controls: [],
  problems: [],
};

// Real time that the network and the browser take; the page's clock does not count it.
const LOOK_AGAIN_MS = 25;
const PATIENCE_MS = 2500;
const STEP_MS = 100;
/** A message has to be visible within this much time of the page's clock. */
const WITHIN_MS = 1000;

/**
 * Looks at the page until `check` finds nothing wrong: first with the page's clock stopped, then while it advances by at
 * most a second. @returns what is still wrong in the end.
 */
export const settled = async (
  stage: Stage,
  check: (after: Look) => readonly string[],
  patienceMs = PATIENCE_MS,
): Promise<readonly string[]> => {
  const until = Date.now() + patienceMs;
  let wrong = check(await stage.look());
  while (wrong.length && Date.now() < until) {
    await sleep(LOOK_AGAIN_MS);
    wrong = check(await stage.look());
  }
  for (let passedMs = 0; wrong.length && passedMs < WITHIN_MS; passedMs += STEP_MS) {
    await stage.advance(STEP_MS);
    await sleep(LOOK_AGAIN_MS);
    wrong = check(await stage.look());
  }
  return wrong;
};

// The shield over a dialog or a loan's button that has just appeared; it swallows taps and is gone within a second.
const isFirstMoment = ({ reason }: OutOfReach): boolean => /overlay__shield|confirm-action/.test(reason);

/** @returns the controls that the page offers but that cannot be pressed. */
const unpressed = async (stage: Stage, { isWaiting = false }: Expected): Promise<readonly string[]> => {
  if (isWaiting) return [];
  const until = Date.now() + PATIENCE_MS;
  let found = await stage.reach();
  while (found.some(isFirstMoment) && Date.now() < until) {
    await sleep(LOOK_AGAIN_MS);
    found = await stage.reach();
  }
  return found.map(({ name, reason }) => `“${name}” cannot be pressed: it ${reason}`);
};

/** `settled` with `judge`, plus unreachable controls and browser errors; `allowed` errors come from the fault itself. */
export const verdict = async (
  stage: Stage,
  before: Look,
  expected: Expected,
  allowed: RegExp = /^\b$/,
): Promise<readonly string[]> => {
  const standing = stage.standing();
  const wrong = await settled(stage, (after) => judge(before, after, expected, standing), expected.patienceMs);
  return [
    ...wrong,
    ...(await unpressed(stage, expected)),
    ...(await stage.problems()).filter((problem) => !allowed.test(problem)),
  ];
};
