// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { allTexts } from '../../scripts/build/allTexts.ts';
import { drawForTest, missingTexts } from '../../test/support/stillTesting.ts';
import { staticPage } from './document.tsx';

beforeEach(() => drawForTest(staticPage));

it('says that there is no such page, and leads home', () => {
  expect([staticPage.title, document.querySelector('h1')?.textContent]).toEqual(
    Array(2).fill('This page does not exist'),
  );
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/');
});

it.each(['en', 'fil'] as const)('has every text in %s', async (language) => {
  expect(missingTexts(await allTexts(language))).toEqual([]);
});
