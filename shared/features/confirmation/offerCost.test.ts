import { expect, it } from 'vitest';
import { t } from '../../i18n/t.ts';
import { loanTermText } from './OfferTerms.tsx';
import { sumOf } from './offerCost.ts';

it.each([
  ['two payments', [{ amount: 310_000 }, { amount: '310000' }], 620_000],
  ['no plan', [], undefined],
  ['a payment without an amount', [{ amount: 310_000 }, { amount: undefined }], undefined],
  ['a payment that is text already', [{ amount: '₱3,100.00' }], undefined],
  ['too much to count', [{ amount: Number.MAX_SAFE_INTEGER }, { amount: 2 }], undefined],
])('The sum of a plan is that of %s', (_, plan, sum) => {
  expect(sumOf(plan)).toBe(sum);
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
