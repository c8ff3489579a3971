import type { Random } from '../../support/random.ts';
import { DIES_AT, MOMENTS } from './diesAt.ts';
import type { Place } from './processes.ts';

/** How deaths were brought about so far. */
export interface Deaths {
  /** By the clock, at any moment after a request had left. */
  timed: number;
  /** Of these: both processes at one time. */
  both: number;
  /** By requests that were sent with the order to die: around a commit, or before the answer. */
  ordered: number;
}

const MOVES_MONEY = /commit|confirm$|push$|vcode|\/sandbox\/pay\//;
const FIRST_GUESS_MS = 20;

/**
 * A line to two places that hold one lender. Each request goes to either of them; while `mayKill` allows, one that moves
 * money may cost the process its life, or both processes theirs.
 */
export const deathlyLine = (places: readonly [Place, Place], random: Random, mayKill: () => boolean) => {
  const deaths: Deaths = { timed: 0, both: 0, ordered: 0 };
  // How long a call takes here, by the last ones, so that a death by the clock falls into it on any machine.
  let usualMs = FIRST_GUESS_MS;

  const timed = async (place: Place, request: Request): Promise<Response> => {
    const startedMs = performance.now();
    const answer = await place.fetch(request);
    usualMs = (usualMs + performance.now() - startedMs) / 2;
    return answer;
  };

  const killLater = (place: Place): void => {
    const isBoth = random.below(5) === 0;
    setTimeout(
      () => {
        // The round may be over by now.
        if (!mayKill()) return;
        const killed = (isBoth ? places : [place]).filter((each) => each.kill()).length;
        deaths.timed += killed;
        if (killed > 1) deaths.both += 1;
      },
      random.below(1000) * (usualMs / 1000),
    );
  };

  const orderDeath = (request: Request): void => {
    deaths.ordered += 1;
    request.headers.set(DIES_AT, String(random.below(MOMENTS)));
  };

  const fetch = (request: Request): Promise<Response> => {
    const place = random.oneOf(places);
    const chance = random.below(6);
    const movesMoney = request.method === 'POST' && MOVES_MONEY.test(new URL(request.url).pathname);
    if (!movesMoney || !mayKill() || !place.isRunning() || chance > 2) return timed(place, request);
    if (chance === 0) killLater(place);
    else orderDeath(request);
    return place.fetch(request);
  };

  return { fetch, deaths: deaths as Readonly<Deaths> };
};
