// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { drawForTest, filledTexts } from '../../test/support/stillTesting.ts';
import { staticPage } from './document.tsx';
import { figures } from './figures.ts';

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

describe('the loan terms', () => {
  beforeEach(() => drawForTest(staticPage));

  it('lead from their contents to every part, in order', () => {
    const parts = all('nav a').map((link) => link.getAttribute('href'));
    expect(parts).toEqual(all('section[id]').map(({ id }) => `#${id}`));
    expect(parts.length).toBeGreaterThan(5);
  });

  it('have their headings in order, without a gap', () => {
    const levels = all('h1, h2, h3').map(({ tagName }) => Number(tagName[1]));
    expect(levels[0]).toBe(1);
    levels.slice(1).forEach((level, at) => {
      expect(level - (levels[at] ?? 0)).toBeLessThanOrEqual(1);
    });
  });

  it('lead to the customer service, the order and the privacy policy', () => {
    expect(all('main [data-screen]').map((link) => link.getAttribute('href'))).toEqual([
      '/customerService',
      '/loanDetail',
      '/privacyPolicy',
    ]);
  });

  it.each(['en', 'fil'] as const)('have every figure in place in %s', async (language) => {
    const filled = await filledTexts(language, ['loanTerms', 'loanAgreement'], figures);
    expect(filled.length).toBeGreaterThan(10);
    for (const text of filled) expect(text).not.toMatch(/[{}]|Infinity/);
  });
});
