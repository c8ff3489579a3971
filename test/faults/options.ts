import { ENGINES, type EngineName } from './tabs/Tab.ts';

/** What a run of the matrix is asked for. */
export interface Options {
  readonly engine: EngineName;
  /** Only cases whose names hold this text. */
  readonly only: string;
  readonly isWorstOnly: boolean;
  /** Only print the names. */
  readonly isList: boolean;
  /** Only see that the oracle objects to what is wrong. */
  readonly isSelfTest: boolean;
  /** Every so manyth case alone, and which: `2/12` is the 2nd of each 12, so that 12 such runs are the whole. */
  readonly part: readonly [at: number, of: number];
  /** How many tabs work at once. */
  readonly tabs: number;
}

const valueAfter = (args: readonly string[], flag: string): string => {
  const at = args.indexOf(flag);
  return at < 0 ? '' : (args[at + 1] ?? '');
};

const partOf = (given: string): readonly [number, number] => {
  const [at = 1, of = 1] = given ? given.split('/').map(Number) : [];
  if (!(at >= 1 && at <= of)) throw new Error(`There is no part ${given}; the first of twelve is 1/12.`);
  return [at, of];
};

/** Reads the command line of `npm run faults`. Throws where it names an engine that there is not. */
export const readOptions = (args: readonly string[]): Options => {
  const name = valueAfter(args, '--engine') || 'current';
  const engine = ENGINES.find((each) => each === name);
  if (!engine) throw new Error(`There is no engine ${name}; there are ${ENGINES.join(', ')}.`);
  return {
    engine,
    only: valueAfter(args, '--only'),
    isWorstOnly: args.includes('--worst'),
    isList: args.includes('--list'),
    isSelfTest: args.includes('--self-test'),
    part: partOf(valueAfter(args, '--part')),
    tabs: Number(valueAfter(args, '--tabs')) || 3,
  };
};
