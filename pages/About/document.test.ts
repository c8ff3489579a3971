// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { testPublicPage } from '../../test/support/stillTesting.ts';
import { staticPage } from './document.tsx';

describe('the page about the lender', () => {
  testPublicPage(staticPage, '/About');

  it('says how the lender works', () => {
    const words = document.querySelector('main')?.textContent ?? '';
    for (const reason of ['Fast approval', 'Transparent fees', 'Flexible repayment', 'Security'])
      expect(words).toContain(reason);
  });
});
