import type { Random } from './random.ts';

/** What becomes of a request on its way to the lender and back. */
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

/** The outcomes of any request; what stands here twice comes twice as often. */
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

/** The outcomes of the call that is watched: the service may also say no to it. */
export const WATCHED_OUTCOMES: readonly [NetworkOutcome, ...NetworkOutcome[]] = [
  ...NETWORK_OUTCOMES,
  'is refused',
  'is carried out and called a repetition',
];

// A page gives a call up after a minute, and aborts it where it can; a proxy delivers it within three at the most.
const LATEST_ARRIVAL_MS = 180_000;
const LATEST_ANSWER_MS = 75_000;
const LATEST_BREAK_MS = 20_000;

/** How long this and that takes with a request, where its outcome is slow; `breakMs` is 0 where the line breaks at once. */
export interface Luck {
  readonly arrivalMs: number;
  readonly answerMs: number;
  readonly breakMs: number;
}

/** All that chance decides of a request is drawn when it leaves: how fast a lender answers must not change a run. */
export const drawLuck = (random: Random): Luck => ({
  arrivalMs: random.between(1, LATEST_ARRIVAL_MS),
  answerMs: random.between(1, LATEST_ANSWER_MS),
  breakMs: random.oneOf([0, random.between(1, LATEST_BREAK_MS)]),
});
