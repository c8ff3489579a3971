import { expect, it } from 'vitest';
import { addToQuery } from './addToQuery.ts';

it.each([
  ['https://a.example/x', 'https://a.example/x?from=a%20b'],
  ['https://a.example/x?y=%20+&z', 'https://a.example/x?y=%20+&z&from=a%20b'],
  ['https://a.example/x#place?', 'https://a.example/x?from=a%20b#place?'],
])('%s has the values that are there in its query, and is else as it was', (address, expected) => {
  expect(addToQuery(address, { from: 'a b', absent: undefined })).toBe(expected);
});

it('An address to which nothing is added stays as it was', () => {
  expect(addToQuery('https://a.example/x?#', { absent: undefined })).toBe('https://a.example/x?#');
});
