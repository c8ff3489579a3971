// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { hrefs, testPublicPage } from '../../test/support/stillTesting.ts';
import { staticPage } from './document.tsx';

describe('the loan services', () => {
  testPublicPage(staticPage, '/Loan');

  it('come with the terms of the loan, and no place of a text left open', () => {
    const words = document.body.textContent;
    for (const figure of ['91 to 365', '5%', '4%', '2%', '₱1,000', '₱800']) expect(words).toContain(figure);
    expect(words).not.toMatch(/[{}]/);
  });

  it('lead from the contents to each part', () => {
    const ways = hrefs('nav.contents a');
    expect(ways.length).toBeGreaterThan(5);
    for (const way of ways) expect(document.querySelector(way ?? '')).not.toBeNull();
  });
});
