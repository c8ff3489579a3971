import type { Build } from './builds.ts';
import type { Step } from './step.ts';

/** What to run, in order: builds without a step, then steps. */
export interface Selection {
  readonly builds: readonly Build[];
  readonly steps: readonly Step[];
}

const buildsOf = (steps: readonly Step[]): readonly Build[] => [
  ...new Map(steps.flatMap(({ build }) => (build ? [[build.name, build] as const] : []))).values(),
];

const matching = (steps: readonly Step[], word: string): Selection => {
  const isMeant = ({ name }: { readonly name: string }): boolean => name.toLowerCase().includes(word.toLowerCase());
  return { builds: buildsOf(steps).filter(isMeant), steps: steps.filter(isMeant) };
};

const isEmpty = ({ builds, steps }: Selection): boolean => !builds.length && !steps.length;

/** Returns the names that a word can match. */
export const namesOf = (steps: readonly Step[]): readonly string[] => [
  ...buildsOf(steps).map(({ name }) => name),
  ...steps.map(({ name }) => name),
];

/**
 * Selects the steps and builds whose names contain the word, ignoring case: from `steps`, or from `more` if none of `steps` matches.
 * @returns all of `steps` if the word is empty; undefined if nothing matches.
 */
export const select = (steps: readonly Step[], word: string, more: readonly Step[] = []): Selection | undefined => {
  if (!word) return { builds: [], steps };
  return [matching(steps, word), matching(more, word)].find((selection) => !isEmpty(selection));
};
