import type { BenchBrowser } from './browser/launch.ts';
import type { BenchOptions } from './options.ts';
import type { ProfileName } from './profiles.ts';
import type { BenchHost } from './serve/benchHost.ts';
import type { VariantName } from './variants/variant.ts';

/** The options, servers and browser that every section of the bench uses. */
export interface Bench {
  readonly options: BenchOptions;
  readonly host: BenchHost;
  readonly browser: BenchBrowser;
  /** Returns the origin that serves a variant over the line of a profile. */
  readonly origin: (variant: VariantName, profile: ProfileName) => string;
  /** Measurements that failed, listed in the report. */
  readonly failures: string[];
  /** Prints progress to the terminal. */
  say(words: string): void;
}

/** Returns the list rotated by the round's number, so that no variant is always measured first. */
export const rotated = <Item>(items: readonly Item[], round: number): readonly Item[] => [
  ...items.slice(round % items.length),
  ...items.slice(0, round % items.length),
];

/** Runs one measurement. @returns its figure in a list, or an empty list if it threw; the error is added to `failures`. */
export const measured = async <Figure>(bench: Bench, what: string, run: () => Promise<Figure>): Promise<Figure[]> => {
  try {
    return [await run()];
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    bench.failures.push(`${what}: ${why.slice(0, 300)}`);
    bench.say(`could not be measured: ${what}`);
    return [];
  }
};
