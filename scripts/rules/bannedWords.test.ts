import { expect, it } from 'vitest';
import { bannedWordsIn } from './bannedWords.ts';

it('A banned word is named with its place and what to write instead', () => {
  expect(bannedWordsIn('a.ts', 'const ok = 1;\n// Simply whilst\n')).toEqual([
    'a.ts:2 says "whilst"; write: while, among, zero, of it',
    'a.ts:2 says "Simply"; write: the fact, or nothing',
  ]);
});

it('A word that only begins like a banned one is allowed', () => {
  expect(bannedWordsIn('a.ts', 'fateful todo robustness\n')).toEqual([]);
});
