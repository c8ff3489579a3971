import { expect, it } from 'vitest';
import { withoutUnseen } from '../domain/unseen.ts';
import { isolated } from './isolated.ts';

it.each(['بنك المدينة', 'בנק', 'Bank בנק', 'ﷲ', 'ﺏ'])('%s is held apart from what stands beside it', (words) => {
  expect(isolated(words)).toBe(`\u2068${words}\u2069`);
});

it.each(['Sample Bank', '银行', 'क्‍ष', '₱1,234.56', ''])('%j stays as it is', (words) => {
  expect(isolated(words)).toBe(words);
});

it('cannot be ended by words that bring such a mark themselves: those are taken out where an answer is read', () => {
  expect(isolated(withoutUnseen('\u2069بنك\u2069'))).toBe('\u2068بنك\u2069');
});
