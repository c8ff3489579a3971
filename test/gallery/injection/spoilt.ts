import { refused } from '../../../scripts/gallery/states/answers.ts';
import type { State } from '../../../scripts/gallery/states/State.ts';
import { states } from '../../../scripts/gallery/states/states.ts';
import type { CallName } from '../../../shared/api/allEndpoints.ts';
import { HEADER_NAMES, SESSION_NAMES } from '../../../shared/session/names.ts';
import { ROUNDS } from './payloads.ts';
import { atAddress, hostile, marking, plantInto, statesWithEveryPlace } from './plant.ts';

const rounds = Array.from({ length: ROUNDS }, (_, round) => round);

// A contract that cannot be opened has no state of its own in the gallery.
const refusedContract = (name: string, call: CallName): State[] =>
  states
    .filter((state) => state.name === name)
    .map((state) => ({
      ...state,
      name: `${name}-contract-refused`,
      answers: { ...state.answers, [call]: refused('This paper is not ready.') },
      steps: [{ press: 'Loan agreement' }],
      shows: 'This paper is not ready.',
    }));

/** The states, and what they have no state for: a contract that is refused. */
export const all = [
  ...states,
  ...refusedContract('newLoanConfirm.offer', 'openAgreement'),
  ...refusedContract('loanConfirm.offer', 'openLegacyAgreement'),
];

/** Each state with marks, and with hostile texts round by round. */
export const spoilt = statesWithEveryPlace(all).map((state) => ({
  state,
  marked: plantInto(state, '-marked', marking),
  hostile: rounds.map((round) => plantInto(state, `-hostile-${round}`, hostile(round))),
}));

// Hostile parameters, all at once: each name begins with another payload on each screen. The device is what the answers
// go by here.
const parameterNames = [...SESSION_NAMES, ...HEADER_NAMES, 'lang', 'message', 'id', 'from', '__proto__'].filter(
  (name) => name !== 'deviceId',
);
// No host takes a request with more of a query than some kilobytes.
const LONGEST = 120;
const screens = [...new Set(states.map(({ screen }) => screen))].filter((screen) => !screen.endsWith('Preview'));
/** The first state of each screen, with a hostile text in every parameter of its address. */
export const atHostileAddress = screens.flatMap((screen, turn) =>
  states
    .filter((state) => state.screen === screen)
    .slice(0, 1)
    .map((state) => {
      const given = parameterNames.map((name, at) => [name, hostile(turn % ROUNDS)('', at + turn).slice(0, LONGEST)]);
      return atAddress(state, '-parameters', Object.fromEntries(given));
    }),
);
