/** A line, as serve/line.ts lays it, and a phone, as Chromium imitates it. */
export interface Profile {
  readonly name: string;
  readonly roundTripMs: number;
  readonly bitsPerSecond: number;
  /** How many times slower the processor is than this machine's. */
  readonly slowdown: number;
}

const SLOWDOWN = 6;

export const profiles = {
  slow3g: { name: 'slow 3G', roundTripMs: 400, bitsPerSecond: 400_000, slowdown: SLOWDOWN },
  fourG: { name: '4G', roundTripMs: 80, bitsPerSecond: 9_000_000, slowdown: SLOWDOWN },
} as const satisfies { readonly [name: string]: Profile };

/** A profile's name in the options and the data. */
export type ProfileName = keyof typeof profiles;

/** Three of five rounds, for what takes long and whose figures lie close together. */
export const fewer = (rounds: number): number => Math.ceil((rounds * 3) / 5);

/** How many of the rounds a profile takes part in: on a slow line the line is most of a figure, and it is the same each time. */
export const roundsOf = (rounds: number, name: ProfileName): number => (name === 'slow3g' ? fewer(rounds) : rounds);

/** What a profile is, in words. */
export const describeProfile = ({ name, roundTripMs, bitsPerSecond, slowdown }: Profile): string =>
  `${name}: ${roundTripMs} ms to the server and back, ${bitsPerSecond / 1000} kbit/s, a processor ${slowdown} times slower`;
