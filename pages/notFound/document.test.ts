// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { drawForTest } from '../../test/support/stillTesting.ts';
import { staticPage } from './document.tsx';

beforeEach(() => drawForTest(staticPage));

it('says that there is no such page, and leads home', () => {
  expect([staticPage.title, document.querySelector('h1')?.textContent]).toEqual(
    Array(2).fill('This page does not exist'),
  );
  expect(document.querySelector('main a')?.getAttribute('href')).toBe('/');
});
