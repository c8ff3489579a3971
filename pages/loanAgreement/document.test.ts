// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { all, drawForTest, hrefs, testFigures } from '../../test/support/stillTesting.ts';
import { staticPage } from './document.tsx';
import { figures } from './figures.ts';

describe('the loan terms', () => {
  beforeEach(() => drawForTest(staticPage));

  it('lead from their contents to every part, in order', () => {
    const parts = hrefs('nav a');
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
    expect(hrefs('main [data-screen]')).toEqual(['/customerService', '/loanDetail', '/privacyPolicy']);
  });

  testFigures(['loanTerms', 'loanAgreement'], figures);
});
