// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { allTexts } from '../../scripts/build/allTexts.ts';
import { t } from '../../shared/i18n/t.ts';
import { drawForTest, missingTexts } from '../../test/support/stillTesting.ts';
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
    expect(all('[data-screen]').map((link) => link.getAttribute('href'))).toEqual([
      '/customerService',
      '/loanDetail',
      '/privacyPolicy',
    ]);
  });

  it.each(['en', 'fil'] as const)('have every text in %s, with its figures in place', async (language) => {
    const texts = await allTexts(language);
    expect(missingTexts(texts)).toEqual([]);
    for (const set of ['loanTerms', 'loanAgreement'])
      for (const text of Object.values(texts[set] ?? {})) expect(t(text, figures)).not.toMatch(/[{}]|Infinity/);
  });
});
