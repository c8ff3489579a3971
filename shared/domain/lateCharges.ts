import type { Cents } from './money.ts';
import { type Client, LATE_BANDS, LATE_PENALTY_CENTS, type LateBand } from './terms.ts';
import { requireWhole } from './wholeNumbers.ts';

/** What one band of days adds: so many of its days, each at its percentage of the unpaid amount. */
export interface BandCharge extends LateBand {
  readonly days: number;
  readonly cents: Cents;
}

/** What being late costs, step by step. The parts add up to the sums, to the cent. */
export interface LateCharges {
  readonly penaltyCents: Cents;
  /** A line for every band of the terms, also for one that has not begun. */
  readonly bands: readonly BandCharge[];
  readonly interestCents: Cents;
  readonly totalCents: Cents;
}

const HUNDRED = 100;

/**
 * A percentage of an amount in whole cents. A fraction of a cent is dropped: the terms allow so much percent and not a
 * cent more. The amount is taken apart first, so that nothing on the way is larger than the result.
 */
const percentOf = (cents: Cents, percent: number): Cents => {
  const rest = cents % HUNDRED;
  return ((cents - rest) / HUNDRED) * percent + Math.floor(requireWhole(rest * percent) / HUNDRED);
};

const daysIn = ({ fromDay, toDay }: LateBand, daysLate: number): number =>
  Math.max(0, Math.min(daysLate, toDay) - fromDay + 1);

// The fraction is dropped once for the whole band; each day by itself could lose a cent a day.
const chargeOf = (band: LateBand, unpaidCents: Cents, daysLate: number): BandCharge => {
  const days = daysIn(band, daysLate);
  return { ...band, days, cents: percentOf(unpaidCents, band.percentPerDay * days) };
};

/**
 * What an unpaid amount costs after so many whole days late: the penalty once, and for each day the interest of its
 * band on the unpaid amount alone, never on charges. Where nothing is unpaid, or no day late, nothing is charged.
 * Throws a RangeError for what is no amount or no number of days, and where numbers are too large to be exact.
 */
export const lateCharges = (unpaidCents: Cents, daysLate: number, client: Client): LateCharges => {
  const isLate = requireWhole(unpaidCents) > 0 && requireWhole(daysLate) > 0;
  const penaltyCents = isLate ? LATE_PENALTY_CENTS[client] : 0;
  const bands = LATE_BANDS.map((band) => chargeOf(band, unpaidCents, daysLate));
  const interestCents = bands.reduce((sum, { cents }) => sum + cents, 0);
  return { penaltyCents, bands, interestCents, totalCents: requireWhole(penaltyCents + interestCents) };
};
