import { expect, it } from 'vitest';
import { termInDays, termUnitOf } from './termUnit.ts';

it.each([
  ['day', 'day'],
  ['Days', 'day'],
  [1, 'day'],
  ['1', 'day'],
  [undefined, 'day'],
  ['week', 'week'],
  ['months', 'month'],
  ['years', 'year'],
  [2, undefined],
  ['monthly', undefined],
])('A service that names %j counts a term by the %s', (named, unit) => {
  expect(termUnitOf(named)).toBe(unit);
});

it('A term is a number of days only where it is counted in days', () => {
  expect(termInDays(91, 'day')).toBe(91);
  expect(termInDays('91', undefined)).toBe('91');
  expect(termInDays(3, 'month')).toBe('');
  expect(termInDays(3, 'fortnight')).toBe('');
});
