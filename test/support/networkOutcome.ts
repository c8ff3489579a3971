import type { Random } from './random.ts';

/** What happens to a request on its way to the lender and back. */
export type NetworkOutcome =
  | 'passes'
  | 'is answered slowly'
  | 'gets lost'
  | 'loses its answer'
  | 'ends at a gateway'
  | 'has its answer garbled'
  | 'arrives late'
  | 'arrives late, on a line that broke'
  | 'is refused'
  | 'is carried out and called a repetition';

/** The outcomes of any request; a repeated entry is more likely accordingly. */
export const NETWORK_OUTCOMES: readonly [NetworkOutcome, ...NetworkOutcome[]] = [
  'passes',
  'passes',
  'passes',
  'is answered slowly',
  'gets lost',
  'loses its answer',
  'ends at a gateway',
  'has its answer garbled',
  'arrives late',
  'arrives late, on a line that broke',
];

/** The outcomes of the watched call, which the service may also refuse. */
export const WATCHED_OUTCOMES: readonly [NetworkOutcome, ...NetworkOutcome[]] = [
  ...NETWORK_OUTCOMES,
  'is refused',
  'is carried out and called a repetition',
];

// A page times out a call after a minute, and aborts it if it can; a proxy delivers it within three minutes.
const LATEST_ARRIVAL_MS = 180_000;
const LATEST_ANSWER_MS = 75_000;
const LATEST_BREAK_MS = 20_000;

/** The durations of a request, used where its outcome needs them; `breakMs` is 0 if the connection breaks at once. */
export interface Luck {
  readonly arrivalMs: number;
  readonly answerMs: number;
  readonly breakMs: number;
}

/** Draws all random values of a request when it is sent, so that the lender's speed does not change a run. */
export const drawLuck = (random: Random): Luck => ({
  arrivalMs: random.between(1, LATEST_ARRIVAL_MS),
  answerMs: random.between(1, LATEST_ANSWER_MS),
  breakMs: random.oneOf([0, random.between(1, LATEST_BREAK_MS)]),
});
