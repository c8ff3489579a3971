import type { Build } from './builds.ts';
import type { Step } from './step.ts';

/** What there is to run, in order: a step, or a build by itself. */
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

/** The names that a word can match. */
export const namesOf = (steps: readonly Step[]): readonly string[] => [
  ...buildsOf(steps).map(({ name }) => name),
  ...steps.map(({ name }) => name),
];

/**
 * The steps and builds whose names hold the word, in either case: of `steps`, or of `more` where none of those matches.
 * Without a word, all of `steps`. Undefined where nothing matches.
 */
export const select = (steps: readonly Step[], word: string, more: readonly Step[] = []): Selection | undefined => {
  if (!word) return { builds: [], steps };
  return [matching(steps, word), matching(more, word)].find((selection) => !isEmpty(selection));
};
