/** A line, as serve/line.ts lays it, and a phone, as Chromium imitates it. */
export interface Profile {
  readonly name: string;
  readonly roundTripMs: number;
  readonly bitsPerSecond: number;
  /** How many times slower the processor is than this machine's. */
  readonly slowdown: number;
}

const SLOWDOWN = 6;

/** '3G Slow' and '4G' of WebPageTest (`connectivity.ini`), and 4G to a host that stands in the borrower's city. */
export const profiles = {
  slow3g: { name: 'slow 3G', roundTripMs: 400, bitsPerSecond: 400_000, slowdown: SLOWDOWN },
  fourG: { name: '4G', roundTripMs: 170, bitsPerSecond: 9_000_000, slowdown: SLOWDOWN },
  fourGNear: { name: '4G to a near host', roundTripMs: 80, bitsPerSecond: 9_000_000, slowdown: SLOWDOWN },
} as const satisfies { readonly [name: string]: Profile };

/** A profile's name in the options and the data. */
export type ProfileName = keyof typeof profiles;

/** How many of the rounds a profile takes part in: three of five on a slow line, which is most of a figure there, and the same each time. */
export const roundsOf = (rounds: number, name: ProfileName): number =>
  name === 'slow3g' ? Math.ceil((rounds * 3) / 5) : rounds;

/** What a profile is, in words. */
export const describeProfile = ({ name, roundTripMs, bitsPerSecond, slowdown }: Profile): string =>
  `${name}: ${roundTripMs} ms to the server and back, ${bitsPerSecond / 1000} kbit/s, a processor ${slowdown} times slower`;
