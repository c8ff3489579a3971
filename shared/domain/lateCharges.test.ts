import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../test/support/random.ts';
import { brand as sample } from '../brand/brands/default/brand.ts';
import { lateCharges as lateChargesBy } from './lateCharges.ts';
import type { Client } from './terms.ts';

const lateCharges = (unpaidCents: number, daysLate: number, client: Client, terms = sample.terms) =>
  lateChargesBy(unpaidCents, daysLate, client, terms);

const CASES = 500;
const clients: readonly [Client, Client] = ['new', 'repeat'];

/** Creates random inputs. Amounts range from a cent to a thousand million pesos, each order of magnitude with the same probability. */
const chances = (seed: number) => {
  const numbers = randomFrom(seed);
  const cents = () => numbers.between(1, 10 ** numbers.between(1, 11));
  return { ...numbers, cents, days: () => numbers.between(0, 400), client: () => numbers.oneOf(clients) };
};

const bandsOf = (cents: number, days: number) =>
  lateCharges(cents, days, 'new').bands.map((band) => [band.days, band.percentPerDay, band.cents]);

describe('what being late costs, worked out by hand', () => {
  it.each<[string, number, number, Client, number]>([
    ['5,000.00, five days, first loan: 1,000 + 5 × 250', 500_000, 5, 'new', 225_000],
    ['2,000.00, two days, later loan: 800 + 2 × 100', 200_000, 2, 'repeat', 100_000],
    ['1,000.00, one day, first loan: 1,000 + 50', 100_000, 1, 'new', 105_000],
    ['5,000.00, thirty days, first loan: 1,000 + 30 × 250', 500_000, 30, 'new', 850_000],
    ['5,000.00, a day more at 4%: + 200', 500_000, 31, 'new', 870_000],
    ['5,000.00, ninety days: 1,000 + 7,500 + 60 × 200', 500_000, 90, 'new', 2_050_000],
    ['5,000.00, a day more at 2%: + 100', 500_000, 91, 'new', 2_060_000],
    ['one cent, nineteen days: 0.95 of a cent is not charged', 1, 19, 'new', 100_000],
    ['one cent, twenty days: a whole cent is', 1, 20, 'new', 100_001],
    ['on time', 500_000, 0, 'new', 0],
    ['nothing unpaid', 0, 40, 'repeat', 0],
  ])('%s', (_, cents, days, client, total) => {
    expect(lateCharges(cents, days, client).totalCents).toBe(total);
  });

  it('goes band by band, and names those that have not begun', () => {
    expect(bandsOf(123_456, 100)).toEqual([
      [30, 5, 185_184],
      [60, 4, 296_294],
      [10, 2, 24_691],
    ]);
    expect(bandsOf(500_000, 5)).toEqual([
      [5, 5, 125_000],
      [0, 4, 0],
      [0, 2, 0],
    ]);
  });
});

it("What being late costs follows another lender's terms, whose one band has no end", () => {
  const lateBands = [{ fromDay: 1, percentPerDay: 0.1 }];
  const flat = { ...sample.terms, latePenaltyCents: { new: 0, repeat: 0 }, lateBands };
  // 37.03 and a hundredth that is not charged.
  expect(lateCharges(1_234_567, 3, 'new', flat).totalCents).toBe(3703);
  expect(lateCharges(100_000, 3650, 'new', flat).totalCents).toBe(365_000);
});

describe('what being late costs, whatever the loan', () => {
  it('is the sum of its parts and days, and the interest of a band is its share of the amount, less than a cent below it', () => {
    const { cents, days, client } = chances(1);
    for (let at = 0; at < CASES; at += 1) {
      const [unpaid, late] = [cents(), days()];
      const { penaltyCents, bands, interestCents, totalCents } = lateCharges(unpaid, late, client());
      expect(bands.reduce((sum, band) => sum + band.cents, 0)).toBe(interestCents);
      expect(bands.reduce((sum, band) => sum + band.days, 0)).toBe(late);
      expect(penaltyCents + interestCents).toBe(totalCents);
      for (const band of bands) {
        const hundredths = BigInt(unpaid) * BigInt(band.percentPerDay) * BigInt(band.days);
        expect(BigInt(band.cents)).toBe(hundredths / 100n);
      }
    }
  });
});

describe('what is no amount or no number of days', () => {
  it.each([
    [-1, 1],
    [0.5, 1],
    [Number.MAX_SAFE_INTEGER, 400],
    [100, -1],
    [100, 1.5],
    [10, Number.MAX_SAFE_INTEGER],
  ])('%d cents for %d days is refused', (cents, days) => {
    expect(() => lateCharges(cents, days, 'new')).toThrow(RangeError);
  });
});
