import { describe, expect, it } from 'vitest';
import { t } from '../../i18n/t.ts';
import { loanTermText } from './OfferTerms.tsx';
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

it.each([
  [91, 'day', '91 days'],
  [91, undefined, '91 days'],
  [3, 'month', '3 months'],
  [1, 'month', '1 month'],
  [1, 'year', '1 year'],
  [3, 'fortnights', '3 fortnights'],
  [3, 7, '3'],
  ['three months', 'day', 'three months'],
])('A term of %j, counted by %j, is %s', (periods, unit, words) => {
  expect(t(loanTermText(periods, unit))).toBe(words);
});
