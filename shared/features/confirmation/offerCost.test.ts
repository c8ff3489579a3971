import { describe, expect, it } from 'vitest';
import { unsaidSum } from './offerCost.ts';

const plan = [{ amount: 310_000 }, { amount: '310000' }];
const total = (value: string) => [
  { label: 'You receive', value: '₱4,500.00' },
  { label: 'Total repayment', value },
];

describe('The sum of a plan', () => {
  it('is named where the rows of the service say another total, or none', () => {
    expect(unsaidSum(plan, total('₱5,900.00'))).toBe(620_000);
    expect(unsaidSum(plan, [])).toBe(620_000);
  });

  it.each(['₱6,200.00', '6.200,00', 'PHP 6200.00'])('is not named where a row says it already: %s', (value) => {
    expect(unsaidSum(plan, total(value))).toBeUndefined();
  });

  it.each([
    ['there is no plan', []],
    ['a payment has no amount', [{ amount: 310_000 }, { amount: undefined }]],
    ['a payment is text already', [{ amount: '₱3,100.00' }]],
    ['it is too much to count', [{ amount: Number.MAX_SAFE_INTEGER }, { amount: 2 }]],
  ])('is not named where %s', (_, payments) => {
    expect(unsaidSum(payments, [])).toBeUndefined();
  });
});
