import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../test/support/random.ts';
import { type OpenClaims, splitPayment } from './paymentOrder.ts';
import { CLAIMS } from './terms.ts';

const CASES = 500;

const owed: OpenClaims = { latePenalties: 100_000, interest: 75_000, principal: 500_000 };

const paidOf = (paymentCents: number, open: OpenClaims) =>
  Object.fromEntries(splitPayment(paymentCents, open).claims.map(({ claim, paidCents }) => [claim, paidCents]));

describe('a payment, by hand', () => {
  it('goes to the claims in the order of the terms', () => {
    expect(splitPayment(0, {}).claims.map(({ claim }) => claim)).toEqual([
      'legalCharges',
      'enforcementCosts',
      'latePenalties',
      'fees',
      'interest',
      'principal',
    ]);
  });

  it('pays the penalty first, then the interest, and the loan with what is left', () => {
    expect(paidOf(150_000, owed)).toMatchObject({ latePenalties: 100_000, interest: 50_000, principal: 0 });
    expect(paidOf(200_000, owed)).toMatchObject({ latePenalties: 100_000, interest: 75_000, principal: 25_000 });
  });

  it('that is more than all leaves the rest unused', () => {
    expect(splitPayment(700_000, owed)).toMatchObject({ unusedCents: 25_000 });
    expect(splitPayment(1, {}).unusedCents).toBe(1);
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'of %d cents is refused, and so is such a claim',
    (cents) => {
      expect(() => splitPayment(cents, owed)).toThrow(RangeError);
      expect(() => splitPayment(1, { fees: cents })).toThrow(RangeError);
    },
  );
});

describe('a payment, whatever is open', () => {
  const numbers = randomFrom(7);
  const cents = () => numbers.oneOf([0, numbers.between(1, 99), numbers.between(1, 10_000_000)]);
  const cases = Array.from({ length: CASES }, () => ({
    paymentCents: cents(),
    open: Object.fromEntries(CLAIMS.map((claim) => [claim, cents()])) as OpenClaims,
  }));

  it('loses no cent and makes none', () => {
    for (const { paymentCents, open } of cases) {
      const { claims, unusedCents } = splitPayment(paymentCents, open);
      expect(claims.reduce((sum, { paidCents }) => sum + paidCents, unusedCents)).toBe(paymentCents);
      for (const { claim, paidCents, openCents } of claims) {
        expect(paidCents + openCents).toBe(open[claim]);
        expect(Math.min(paidCents, openCents)).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('pays nothing of a claim while an earlier one is open, and keeps nothing while any is', () => {
    for (const { paymentCents, open } of cases) {
      const { claims, unusedCents } = splitPayment(paymentCents, open);
      const firstOpen = claims.findIndex(({ openCents }) => openCents > 0);
      if (firstOpen < 0) continue;
      expect(claims.slice(firstOpen + 1).map(({ paidCents }) => paidCents)).toEqual(
        Array(claims.length - firstOpen - 1).fill(0),
      );
      expect(unusedCents).toBe(0);
    }
  });
});
