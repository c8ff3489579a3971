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
  profiles: ['slow3g', 'fourG'],
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
    if (!found) throw new Error(`"${name}" is none of ${known.join(', ')}.\n${usage}`);
    return found;
  });

const countOf = (given: string): number => {
  const count = Number(given);
  if (!Number.isInteger(count) || count < 1) throw new Error(`"${given}" is no number of rounds.\n${usage}`);
  return count;
};

const readers: { readonly [name: string]: (given: string) => Partial<BenchOptions> } = {
  '--rounds': (given) => ({ rounds: countOf(given) }),
  '--screens': (given) => ({ screens: oneOf(allScreens, given) }),
  '--profiles': (given) => ({ profiles: oneOf(Object.keys(profiles) as ProfileName[], given) }),
  '--against': (given) => ({ against: given }),
  '--only': (given) => ({ sections: oneOf(sections, given) }),
};

/** Reads the command line. Throws, with the usage, what it does not understand. */
export const readOptions = (given: readonly string[]): BenchOptions => {
  let options: BenchOptions = {
    ...(given.includes('--quick') ? quick : full),
    reusesBuilds: given.includes('--reuse'),
  };
  const rest = given.filter((word) => word !== '--quick' && word !== '--reuse').flatMap((word) => word.split('='));
  for (let at = 0; at < rest.length; at += 2) {
    const [name = '', value] = [rest[at], rest[at + 1]];
    const read = readers[name];
    if (!read || value === undefined) throw new Error(`"${name}" is not understood.\n${usage}`);
    options = { ...options, ...read(value) };
  }
  return options;
};
