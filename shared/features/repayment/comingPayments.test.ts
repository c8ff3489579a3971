import { describe, expect, it } from 'vitest';
import { readPeriodPlan } from '../../api/endpoints/readPeriodPlan.ts';
import { comingPayments } from './comingPayments.ts';

const planOf = (changes: object = {}) => {
  const plan = readPeriodPlan.parse({
    repayAmount: 150_050,
    repayDate: '2026-12-06',
    productName: 'Sample Instalment Loan',
    detail: [{ text: 'Instalment', value: '2 of 4' }],
    ...changes,
  });
  if (!plan) throw new Error('The test’s own plan cannot be read.');
  return plan;
};

const next = { row: 2, day: '2026-12-06', amount: 150_050 };
const rows = [
  { day: '2026-11-06', amount: 150_050 },
  { day: '2026-12-06', amount: 150_050 },
  { day: '2027-01-06', amount: 150_049 },
];

describe('Without a plan that was confirmed just now', () => {
  it('the payment that is due next is the only one, with its number in the plan', () => {
    expect(comingPayments(planOf(), undefined)).toEqual([next]);
  });

  it('a payment without a number in a plan is the first', () => {
    expect(comingPayments(planOf({ detail: [] }), null)).toEqual([{ row: 1, day: '2026-12-06', amount: 150_050 }]);
  });

  it('an amount that the service has written itself stays as it is', () => {
    expect(comingPayments(planOf({ repayAmount: '3,200.00 pesos' }), undefined)[0]?.amount).toBe('3,200.00 pesos');
  });

  it.each(['', 'soon', '2026-02-30', '26/12/2026', 1_764_460_800])('%j is no day to be reminded of', (repayDate) => {
    expect(comingPayments(planOf({ repayDate }), undefined)).toEqual([]);
  });
});

describe('With a plan that was confirmed just now', () => {
  it('all rows from the next payment on are there, and settled ones are not', () => {
    const last = { row: 3, day: '2027-01-06', amount: 150_049 };
    expect(comingPayments(planOf(), { ofOrder: '1', plan: rows })).toEqual([next, last]);
    expect(comingPayments(planOf(), { plan: rows }, '1')).toEqual([next, last]);
    expect(comingPayments(planOf(), { ofOrder: '2', plan: rows }, '1')).toEqual([next]);
  });

  it('a row without an amount has none', () => {
    const plan = [rows[1], { day: '2027-01-06' }];
    expect(comingPayments(planOf(), { plan })[1]).toEqual({ row: 2, day: '2027-01-06', amount: undefined });
  });

  it.each([
    ['of other days', [{ day: '2026-12-07', amount: 150_050 }]],
    ['of another amount', [{ day: '2026-12-06', amount: 150_000 }]],
    ['with a day that there is not', [...rows, { day: '2027-02-30', amount: 1 }]],
    ['without a day', [...rows, { amount: 1 }]],
    ['that is none', 'rows'],
    ['of something else', [null, 7, { day: {} }]],
  ])('a plan %s does not count', (_, plan) => {
    expect(comingPayments(planOf(), { plan })).toEqual([next]);
  });
});
