// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { termsFigures } from '../../shared/features/publicSite/figures.ts';
import { all, drawForTest, hrefs, testFigures } from '../../test/support/stillTesting.ts';
import { staticPage } from './document.tsx';

/** Words that a part of the terms cannot do without. */
const terms = [
  ['who', 'You must be over 18 to apply.'],
  ['steps', 'You get our decision within 1 day.'],
  ['steps', 'within 1 to 3 calendar days'],
  ['term', 'The term is 91 to 365 calendar days.'],
  ['early', 'prepay the loan only after half the term'],
  ['early', 'not before 7 calendar days after disbursement'],
  ['late', 'one-time late penalty: ₱1,000 for new clients'],
  ['late', '₱800 for repeat clients'],
  ['late', 'interest is charged daily on the unpaid amount'],
  ['notices', 'tell us within 3 calendar days'],
  ['notices', 'the notice period is 7 business days'],
  ['judgment', 'judgment by default comes after 10 days'],
] as const;

const textsOf = (selector: string) => all(selector).map(({ textContent }) => textContent);

describe('the loan terms', () => {
  beforeEach(() => drawForTest(staticPage));

  it('lead from their contents to every part, in order', () => {
    const parts = hrefs('nav a');
    expect(parts).toEqual(all('section[id]').map(({ id }) => `#${id}`));
    expect(parts.length).toBeGreaterThan(5);
  });

  it.each(terms)('say in their part %s: %s', (part, words) => {
    expect(document.querySelector(`#${part}`)?.textContent).toContain(words);
  });

  it('list the interest of days late, the claims that a payment goes to, and the steps of a loan, each in order', () => {
    expect(textsOf('#late tbody td, #late tbody th')).toEqual([
      ...['Days 1 to 30', '5%'],
      ...['Days 31 to 90', '4%'],
      ...['From day 91', '2%'],
    ]);
    expect(textsOf('#order ol li')).toEqual([
      ...['Legal charges', 'Enforcement costs', 'Late penalties', 'Fees', 'Interest', 'Principal'],
    ]);
    expect(textsOf('#steps ol h3')).toEqual([
      ...['Application', 'Decision', 'Funds credited', 'Maturity', 'Default', 'Prolongation'],
    ]);
  });

  it('lead to the customer service, the order and the privacy policy', () => {
    expect(hrefs('main [data-screen]')).toEqual(['/customerService', '/loanDetail', '/privacyPolicy']);
  });

  testFigures(['loanTerms', 'loanAgreement'], termsFigures);
});
