// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { all, testPublicPage } from '../../test/support/stillTesting.ts';
import { staticPage } from './document.tsx';

describe('the user guide', () => {
  testPublicPage(staticPage, undefined);

  it('says how to apply, repay and complain, each under its own heading that the top leads to', () => {
    const ways = all<HTMLAnchorElement>('nav a[href^="#"]');
    expect(ways.map(({ textContent }) => textContent)).toEqual(['How to apply', 'How to repay', 'How to complain']);
    for (const way of ways) {
      const part = document.querySelector(way.getAttribute('href') ?? '');
      expect(part?.querySelector('h2')?.textContent).toBe(way.textContent);
      expect(part?.querySelectorAll('li').length).toBeGreaterThan(2);
    }
  });
});
