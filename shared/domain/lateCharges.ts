import type { Cents } from './money.ts';
import type { Client, LateBand, LoanTerms } from './terms.ts';
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
const WHOLE = HUNDRED * HUNDRED;

/**
 * So many hundredths of a percent of an amount, in whole cents. A fraction of a cent is dropped: the terms allow so much percent
 * and not a cent more. The amount is taken apart first, so that nothing on the way is larger than the result.
 */
const shareOf = (cents: Cents, hundredths: number): Cents => {
  const rest = cents % WHOLE;
  return ((cents - rest) / WHOLE) * hundredths + Math.floor(requireWhole(rest * hundredths) / WHOLE);
};

/** How many of the days late are in a band, by the first day of the next one. */
const daysIn = ({ fromDay }: LateBand, nextDay: number, daysLate: number): number =>
  Math.max(0, Math.min(daysLate + 1, nextDay) - fromDay);

// The fraction is dropped once for the whole band; each day by itself could lose a cent a day.
const chargeOf = (band: LateBand, nextDay: number, unpaidCents: Cents, daysLate: number): BandCharge => {
  const days = daysIn(band, nextDay, daysLate);
  return { ...band, days, cents: shareOf(unpaidCents, Math.round(band.percentPerDay * HUNDRED) * days) };
};

/**
 * What an unpaid amount costs after so many whole days late: the penalty once, and for each day the interest of its
 * band on the unpaid amount alone, never on charges. Where nothing is unpaid, or no day late, nothing is charged.
 * Throws a RangeError for what is no amount or no number of days, and where numbers are too large to be exact.
 */
export const lateCharges = (
  unpaidCents: Cents,
  daysLate: number,
  client: Client,
  { latePenaltyCents, lateBands }: Pick<LoanTerms, 'latePenaltyCents' | 'lateBands'>,
): LateCharges => {
  const isLate = requireWhole(unpaidCents) > 0 && requireWhole(daysLate) > 0;
  const penaltyCents = isLate ? latePenaltyCents[client] : 0;
  const bands = lateBands.map((band, at) =>
    chargeOf(band, lateBands[at + 1]?.fromDay ?? Number.POSITIVE_INFINITY, unpaidCents, daysLate),
  );
  const interestCents = bands.reduce((sum, { cents }) => sum + cents, 0);
  return { penaltyCents, bands, interestCents, totalCents: requireWhole(penaltyCents + interestCents) };
};
