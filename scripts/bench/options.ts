import { BuildError } from '../build/buildError.ts';
import { readArgs } from '../build/readArgs.ts';
import { type ProfileName, profiles } from './profiles.ts';
import { type ScreenName, screens } from './screens.ts';

const sections = ['views', 'moves', 'repayment', 'growth'] as const;

/** A part of the bench. */
export type Section = (typeof sections)[number];

/** What is measured, and how often. */
export interface BenchOptions {
  readonly rounds: number;
  readonly screens: readonly ScreenName[];
  readonly profiles: readonly ProfileName[];
  readonly sections: readonly Section[];
  /** Numbers of screens that a build is timed at. */
  readonly growth: readonly number[];
  /** A commit whose build is measured beside this one. */
  readonly against?: string;
  /** Whether the variants that the last run built are measured, instead of new ones. */
  readonly reusesBuilds: boolean;
}

const allScreens = Object.keys(screens) as ScreenName[];

const usage = `npm run bench -- [--quick] [--reuse] [--rounds 5] [--screens ${allScreens.slice(0, 2).join(',')}] [--profiles ${Object.keys(profiles).join(',')}] [--only ${sections.join(',')}] [--against <commit>]`;

const full: BenchOptions = {
  rounds: 5,
  screens: allScreens,
  profiles: Object.keys(profiles) as ProfileName[],
  sections,
  growth: [30, 100, 300],
  reusesBuilds: false,
};

const quick: BenchOptions = {
  ...full,
  rounds: 1,
  screens: ['loanDetail', 'complaintList'],
  profiles: ['slow3g'],
  growth: [5, 10],
};

const oneOf = <Name extends string>(known: readonly Name[], given: string): readonly Name[] =>
  given.split(',').map((name) => {
    const found = known.find((each) => each === name);
    if (!found) throw new BuildError(`"${name}" is none of ${known.join(', ')}.\n${usage}`);
    return found;
  });

const countOf = (given: string): number => {
  const count = Number(given);
  if (!Number.isInteger(count) || count < 1) throw new BuildError(`"${given}" is no number of rounds.\n${usage}`);
  return count;
};

const options = {
  quick: { type: 'boolean' },
  reuse: { type: 'boolean', default: false },
  rounds: { type: 'string' },
  screens: { type: 'string' },
  profiles: { type: 'string' },
  only: { type: 'string' },
  against: { type: 'string' },
} as const;

/** Reads the command line. @throws BuildError with the usage where it is not understood. */
export const readOptions = (given: readonly string[]): BenchOptions => {
  const { values } = readArgs({ args: [...given], options }, usage);
  const { quick: isQuick, reuse: reusesBuilds, rounds, screens: named, profiles: lines, only, against } = values;
  return {
    ...(isQuick ? quick : full),
    reusesBuilds,
    ...(rounds !== undefined && { rounds: countOf(rounds) }),
    ...(named !== undefined && { screens: oneOf(allScreens, named) }),
    ...(lines !== undefined && { profiles: oneOf(Object.keys(profiles) as ProfileName[], lines) }),
    ...(only !== undefined && { sections: oneOf(sections, only) }),
    ...(against !== undefined && { against }),
  };
};
