import { type Bench, measured, rotated } from '../bench.ts';
import { type MoveTaken, takeMove } from '../browser/move.ts';
import { type Phone, takePhone } from '../browser/phone.ts';
import { visit } from '../browser/visit.ts';
import type { BenchOptions } from '../options.ts';
import { type ProfileName, profiles, roundsOf } from '../profiles.ts';
import { addressOf, type Move, moves, screenOf } from '../screens.ts';
import type { VariantName } from '../variants/variant.ts';

/** One move to the next screen. */
export interface Moved extends MoveTaken {
  readonly profile: ProfileName;
  readonly move: string;
  readonly variant: VariantName;
  /** The number of calls to the service, from the opening of the first screen to the data of the next one. */
  readonly calls: number;
  /** The number of them that a prerendered page sent before it was opened. */
  readonly callsAhead: number;
}

// After this time the screen has fetched the next one ahead: it does so after 2.5 s without a tap.
const REST_MS = 3000;
// If nothing has arrived for this many round trips, the network is idle: before that, a response may be under way.
const STILL_ROUND_TRIPS = 4;

const variantsOf = ({ against }: BenchOptions): readonly VariantName[] => [
  ...(['ours', 'prefetch', 'plain', 'spa', 'spaAhead'] as const),
  ...(against ? (['before'] as const) : []),
];

/** A move's name in the tables. */
const nameOfMove = ({ from, to, isAtRest }: Move): string => `${from} → ${to}${isAtRest ? '' : ', tapped at once'}`;

interface Opened {
  readonly variant: VariantName;
  /** How many calls this variant had sent to the service before. */
  readonly callsBefore: number;
  readonly phone: Phone;
}

const openFirst = async (
  { browser, host, origin }: Bench,
  opened: Opened[],
  profile: ProfileName,
  move: Move,
  variant: VariantName,
): Promise<Opened> => {
  const screen = screenOf(move.from);
  const phone = await takePhone(browser, profiles[profile].slowdown, [screen.data, move.data]);
  const first = { variant, phone, callsBefore: host.callsFrom(variant).length };
  opened.push(first);
  await visit(phone, origin(variant, profile) + addressOf(screen), screen.data);
  await phone.pace(1);
  return first;
};

// All phones rest at the same time.
const rest = async (phones: readonly Opened[], profile: ProfileName): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  for (const { phone } of phones) await phone.traffic.quiet(STILL_ROUND_TRIPS * profiles[profile].roundTripMs);
};

const takeAll = async (bench: Bench, profile: ProfileName, move: Move, round: number): Promise<Moved[]> => {
  const opened: Opened[] = [];
  const moved: Moved[] = [];
  const take = async ({ variant, phone, callsBefore }: Opened) => {
    const name = nameOfMove(move);
    await phone.pace(profiles[profile].slowdown);
    const taken = await measured(bench, `${profile} ${name} ${variant}`, () => takeMove(phone, move.tap, move.data));
    await phone.pace(1);
    const heard = bench.host.callsFrom(variant).slice(callsBefore);
    const counted = { calls: heard.length, callsAhead: heard.filter(({ isAhead }) => isAhead).length };
    moved.push(...taken.map((figures) => ({ profile, move: name, variant, ...figures, ...counted })));
  };
  try {
    for (const variant of rotated(variantsOf(bench.options), round)) {
      const first = await openFirst(bench, opened, profile, move, variant);
      if (!move.isAtRest) await take(first);
    }
    if (move.isAtRest) {
      await rest(opened, profile);
      for (const first of opened) await take(first);
    }
  } finally {
    for (const { phone } of opened) await phone.close();
  }
  return moved;
};

/** Takes every move in every variant, round by round. */
export const measureMoves = async (bench: Bench): Promise<readonly Moved[]> => {
  const all: Moved[] = [];
  const { rounds, profiles: wanted } = bench.options;
  for (let round = 0; round < rounds; round += 1) {
    for (const profile of wanted.filter((name) => round < roundsOf(rounds, name)))
      for (const move of moves) {
        const what = `${profile} ${nameOfMove(move)}`;
        all.push(...(await measured(bench, what, () => takeAll(bench, profile, move, round))).flat());
      }
    bench.say(`moves: round ${round + 1} of ${rounds}`);
  }
  return all;
};
