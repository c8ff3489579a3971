import { expect, it } from 'vitest';
import { t } from '../../i18n/t.ts';
import { loanTermText } from './OfferTerms.tsx';

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
