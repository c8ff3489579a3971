import type { BenchBrowser } from './browser/launch.ts';
import type { BenchOptions } from './options.ts';
import type { ProfileName } from './profiles.ts';
import type { BenchHost } from './serve/benchHost.ts';
import type { VariantName } from './variants/variant.ts';

/** All that a section of the bench works with. */
export interface Bench {
  readonly options: BenchOptions;
  readonly host: BenchHost;
  readonly browser: BenchBrowser;
  /** Where a variant is reached over a profile's line. */
  readonly origin: (variant: VariantName, profile: ProfileName) => string;
  /** What could not be measured, for the report: nothing is left out without a word. */
  readonly failures: string[];
  /** Tells whoever waits in front of the terminal how far it is. */
  say(words: string): void;
}

/** The same list, begun at another place each round, so that no variant always comes first. */
export const rotated = <Item>(items: readonly Item[], round: number): readonly Item[] => [
  ...items.slice(round % items.length),
  ...items.slice(0, round % items.length),
];

/** What `run` measures, as a list; empty, and noted among the failures, where it could not be measured. */
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
