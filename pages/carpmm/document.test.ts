// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { all, drawForTest, hrefs } from '../../test/support/stillTesting.ts';
import { staticPage } from './document.tsx';

describe('the repayment instructions', () => {
  beforeEach(() => drawForTest(staticPage));

  it('are titled by the visible heading', () => {
    expect(all('h1').map((heading) => heading.textContent)).toEqual([staticPage.title]);
    expect(staticPage.title).toBe('Repayment instructions');
  });

  it('lead to the order, the pictures and the customer service, which can be called at once too', () => {
    expect(hrefs('main [data-screen]')).toEqual(['/paymentInstructions', '/loanDetail', '/customerService']);
    expect(hrefs('[href^="tel:"]')).toEqual(['tel:+63285550100']);
  });

  it('tell of stores, e-wallets, the reference number and the proof of payment', () => {
    const words = document.body.textContent;
    for (const word of ['store counter', 'e-wallet', 'reference number', 'deposit slip']) expect(words).toContain(word);
  });
});
