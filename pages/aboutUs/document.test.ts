// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { company, email } from '../../shared/brand/current.ts';
import { termsFigures as figures } from '../../shared/features/publicSite/figures.ts';
import { drawForTest, hrefs, testFigures } from '../../test/support/stillTesting.ts';
import { staticPage } from './document.tsx';

describe('the page about the lender', () => {
  beforeEach(() => drawForTest(staticPage));

  it('states what a borrower can expect', () => {
    expect([...document.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual([
      'Fast approval',
      'Transparent fees',
      'Flexible repayment',
      'Security',
      'Talk to us',
      'Who we are',
    ]);
  });

  it('says who the lender is', () => {
    for (const fact of [company.legalName, company.registration, company.address])
      expect(document.body.textContent).toContain(fact);
  });

  it('can be written to, and leads on', () => {
    expect(hrefs('[href^="mailto:"]')).toEqual([`mailto:${email}`]);
    expect(hrefs('main [data-screen]')).toEqual(['/customerService', '/loanAgreement', '/privacyPolicy']);
    expect(hrefs('main [data-screen=loanAgreement]')).toEqual(['/loanAgreement']);
  });

  testFigures(['aboutUs', 'publicSite'], figures);
});
