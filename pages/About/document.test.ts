// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { drawForTest } from '../../test/support/stillTesting.ts';
import { staticPage } from './document.tsx';

describe('the page about the lender', () => {
  beforeEach(() => drawForTest(staticPage));

  it('is headed by its title, and marked in the navigation', () => {
    expect(document.querySelector('h1')?.textContent).toBe(staticPage.title);
    const here = [...document.querySelectorAll('[aria-current=page]')].map((link) => link.getAttribute('href'));
    expect(here).toEqual(['/About']);
  });

  it('says how the lender works', () => {
    const words = document.querySelector('main')?.textContent ?? '';
    for (const reason of ['Fast approval', 'Transparent fees', 'Flexible repayment', 'Security'])
      expect(words).toContain(reason);
  });
});
