import type { Cents } from './money.ts';
import { requireWhole } from './termFigures.ts';
import type { Client, LateBand, LoanTerms } from './terms.ts';

/** The interest of one band: the number of late days in the band, each charged at the band's percentage of the unpaid amount. */
export interface BandCharge extends LateBand {
  readonly days: number;
  readonly cents: Cents;
}

/** The charges for a late payment, itemised. The items add up to the totals, to the cent. */
export interface LateCharges {
  readonly penaltyCents: Cents;
  /** One entry for every band of the terms, also for bands that no late day has reached. */
  readonly bands: readonly BandCharge[];
  readonly interestCents: Cents;
  readonly totalCents: Cents;
}

const HUNDRED = 100;
const WHOLE = HUNDRED * HUNDRED;

/**
 * A number of hundredths of a percent of an amount, in whole cents. Fractions of a cent are dropped: the terms allow this percentage and not a cent
 * more. The amount is split first, which keeps the products small enough to be exact.
 */
const shareOf = (cents: Cents, hundredths: number): Cents => {
  const rest = cents % WHOLE;
  return ((cents - rest) / WHOLE) * hundredths + Math.floor(requireWhole(rest * hundredths) / WHOLE);
};

/** How many of the late days are in a band. The band ends before `nextDay`, the first day of the next one. */
const daysIn = ({ fromDay }: LateBand, nextDay: number, daysLate: number): number =>
  Math.max(0, Math.min(daysLate + 1, nextDay) - fromDay);

// The fraction is dropped once per band: dropped for each day, it could amount to a cent a day.
const chargeOf = (band: LateBand, nextDay: number, unpaidCents: Cents, daysLate: number): BandCharge => {
  const days = daysIn(band, nextDay, daysLate);
  return { ...band, days, cents: shareOf(unpaidCents, Math.round(band.percentPerDay * HUNDRED) * days) };
};

/**
 * The charges on an unpaid amount after a number of whole days late: the penalty once, and for each day the interest of its band. Interest is
 * charged on the unpaid amount only, never on charges. If nothing is unpaid or no day is late, all charges are 0.
 * @throws RangeError if the amount or the number of days is negative or not whole, or if a number becomes too large to be exact.
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
