import { setTimeout as sleep } from 'node:timers/promises';
import type { Control, Look, Said } from './page/look.ts';
import type { OutOfReach } from './page/reach.ts';
import type { Stage } from './stage.ts';
import { brokenPromises, EVERY_WAY, type Standing, type Way, wayOf } from './ways.ts';
import { type Spoken, sentencesOf, withoutVerbatim, wordProblems } from './words.ts';

/** What has to be true after a fault. Everything that `judge` demands of any page comes on top. */
export interface Expected {
  /**
   * `said`: a message that was not there before; `good`: the words of success; `either`: one of the two; `nothing`:
   * nobody waits for this, so nothing at all is said of it; `any`: an answer that a page may take or leave, so that no
   * more is demanded than of every page.
   */
  readonly outcome: 'said' | 'good' | 'either' | 'nothing' | 'any';
  /** Words of the success: to be seen where the outcome is good, and never where it is not. */
  readonly success: string;
  /** Words that have to be to be seen: the service's own, or that the outcome is not known. */
  readonly words?: readonly string[];
  /** Words that must not be to be seen. */
  readonly never?: readonly string[];
  /** What has become of the call, by which the page's words are judged; nothing, where no call is the point. */
  readonly spoken?: Spoken;
  /** Where a way on may lead; anywhere in particular by default. None, where the page goes on by itself. */
  readonly ways?: readonly Way[];
  /** Buttons of this screen alone that are steps on it, beside those of `ways.ts`. */
  readonly steps?: RegExp;
  /** What is on the page while the fault lasts may be busy: only for the moments before an answer. */
  readonly isWaiting?: boolean;
  /** Whether the fields of before may be gone, for something else stands in their place now. */
  readonly mayLoseFields?: boolean;
  /** Whether fields may be locked: what has gone out stays as it was sent, until it is known what came of it. */
  readonly mayLockFields?: boolean;
  /** Buttons that may be locked, for the page says what has to be done first. */
  readonly mayLock?: RegExp;
  /** Words that an answer brought, which stand as they came, however they look. */
  readonly verbatim?: string;
  /** Real time that the page may take, where it has much to draw. */
  readonly patienceMs?: number;
}

// The face of a mistake: what no borrower should ever read. Not within a word: a name may hold any letters.
const JUNK = /\bundefined\b|\bNaN\b|\[object|\bInfinity\b|\{"|"\}|\[\{|":|<\/?\w+>|\bnull\b|\de[+-]\d/;

const same = (one: Said, other: Said): boolean => one.role === other.role && one.text === other.text;

/** The messages that stand now and did not stand before. */
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

/** What is wrong with the ways that a page offers: none leads where one has to, or one leads elsewhere than it says. */
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
 * Sentences that a toast says and that stand on the page as well. The service's own are both: a toast, as all its messages
 * are, and where they can be read to the end, or are cut.
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
 * What is wrong with a page after a fault, in words; nothing, where all is well. `before` is the page at the moment
 * before the action that met the fault: what could be pressed then can be pressed, and what was typed then stands.
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

/** What is wrong with how often a call has gone out, where `most` is how often it was meant. */
export const requestsOf = (call: string, seen: number, most: number): readonly string[] => {
  if (!seen) return [`${call} was never asked`];
  return seen > most ? [`${seen} requests of ${call}, where ${most} were meant`] : [];
};

/** A page on which nothing stood before: the first look of a screen is compared with it. */
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

// Time that the line and the browser take, which is not the page's.
const LOOK_AGAIN_MS = 25;
const PATIENCE_MS = 2500;
const STEP_MS = 100;
/** A message has to stand within this much of the page's time. */
const WITHIN_MS = 1000;

/**
 * Looks at the page until `check` finds nothing wrong, and answers what it still finds in the end. First the page's
 * time stands still, then it goes on, by at most a second.
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

// What lies over a dialog, and over what takes a loan, while it has just come under a finger; that is over within a second.
const isFirstMoment = ({ reason }: OutOfReach): boolean => /overlay__shield|confirm-action/.test(reason);

/** What the page offers and no finger can press. */
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

/** `settled` for a judgement, with what the browser complains of. `allowed` are complaints that the fault itself is. */
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
