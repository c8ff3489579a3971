// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { drawForTest } from '../../test/support/stillTesting.ts';
import { staticPage } from './document.tsx';

describe('the user guide', () => {
  beforeEach(() => drawForTest(staticPage));

  it('is headed by its title, and marked in the navigation', () => {
    expect(document.querySelector('h1')?.textContent).toBe(staticPage.title);
    const here = [...document.querySelectorAll('[aria-current=page]')].map((link) => link.getAttribute('href'));
    expect(here).toEqual([]);
  });

  it('says how to apply, repay and complain, each under its own heading that the top leads to', () => {
    const ways = [...document.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')];
    expect(ways.map(({ textContent }) => textContent)).toEqual(['How to apply', 'How to repay', 'How to complain']);
    for (const way of ways) {
      const part = document.querySelector(way.getAttribute('href') ?? '');
      expect(part?.querySelector('h2')?.textContent).toBe(way.textContent);
      expect(part?.querySelectorAll('li').length).toBeGreaterThan(3);
    }
  });
});
