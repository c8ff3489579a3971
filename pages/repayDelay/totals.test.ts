import { describe, expect, it } from 'vitest';
import { readDelayPlan } from '../../shared/api/endpoints/readDelayPlan.ts';
import { difference, totalOf } from './Compare.tsx';

type Item = { readonly amount?: number | string; readonly time?: string } | null;

const fee = { amount: 48_000, time: '2026-12-01' };
const later = { amount: '320000', time: '2026-12-16 23:59:59' };

const planOf = (items: readonly Item[], delayAmount: number | string = 48_000, repayDate = '2026-12-16') => {
  const plan = readDelayPlan.parse({ delayInfo: { title: '', delayAmount }, repayPlan: { items }, repayDate });
  if (!plan) throw new Error('This is no plan.');
  return plan;
};

describe('The total of a rollover', () => {
  it('is all payments of its plan, where the fee is one of them', () => {
    expect(totalOf(planOf([fee, later]))).toBe(368_000);
    expect(totalOf(planOf([later, fee], '48000'))).toBe(368_000);
  });

  it.each([
    ['there is no plan', planOf([])],
    ['the plan is the fee alone', planOf([fee])],
    ['the fee is no part of the plan', planOf([later, later])],
    ['an amount is missing', planOf([fee, { time: '2026-12-16' }])],
    ['a payment is missing', planOf([fee, null, later])],
    ['an amount is text of the service', planOf([fee, { ...later, amount: '3,200.00 pesos' }])],
    [
      'the service says that another amount is still owed then',
      { ...planOf([fee, later]), facts: { stillOwedCents: 1 } },
    ],
    ['the fee is text of the service', planOf([fee, later], '480.00 pesos')],
  ])('is not known where %s', (_, plan) => {
    expect(totalOf(plan)).toBeUndefined();
    expect(difference(plan, 320_000)).toBeUndefined();
  });
});

describe('The difference of paying now', () => {
  it('is what the rollover costs more, or less', () => {
    expect(difference(planOf([fee, later]), 320_000)).toBe(48_000);
    expect(difference(planOf([fee, later]), '400000')).toBe(-32_000);
  });

  it('is not known where the plan goes on to later instalments, which who pays now owes too', () => {
    expect(difference(planOf([fee, later, { ...later, time: '2027-01-16' }]), 320_000)).toBeUndefined();
  });

  it('is not known where the payment is of another day than the one the date moves to', () => {
    expect(difference(planOf([fee, later], 48_000, '2026-12-20'), 320_000)).toBeUndefined();
    const nextDay = { ...later, time: '2026-12-30' };
    expect(difference(planOf([{ ...fee, time: '2026-12-16' }, nextDay]), 320_000)).toBeUndefined();
    expect(difference(planOf([fee, later], 48_000, ''), 320_000)).toBeUndefined();
  });

  it('is not known where what is due now is text of the service', () => {
    expect(difference(planOf([fee, later]), '3,200.00 pesos')).toBeUndefined();
  });
});
