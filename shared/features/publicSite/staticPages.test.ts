// @vitest-environment happy-dom
// @vitest-environment-options {"happyDOM":{"settings":{"disableIframePageLoading":true,"handleDisabledFileLoadingAsSuccess":true}}}
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { staticPage as About } from '../../../pages/About/document.tsx';
import { staticPage as aboutUs } from '../../../pages/aboutUs/document.tsx';
import { staticPage as Contact } from '../../../pages/Contact/document.tsx';
import { staticPage as home } from '../../../pages/home/document.tsx';
import { staticPage as Loan } from '../../../pages/Loan/document.tsx';
import { staticPage as loanAgreement } from '../../../pages/loanAgreement/document.tsx';
import { staticPage as notFound } from '../../../pages/notFound/document.tsx';
import { staticPage as Policy } from '../../../pages/Policy/document.tsx';
import { staticPage as paymentInstructions } from '../../../pages/paymentInstructions/document.tsx';
import { staticPage as privacyPolicy } from '../../../pages/privacyPolicy/document.tsx';
import { staticPage as User } from '../../../pages/User/document.tsx';
import { all, drawForTest, hrefs } from '../../../test/support/stillTesting.ts';
import { company, email, languages, name } from '../../brand/current.ts';

const service = `mailto:${email}`;
const tel = 'tel:+63285550100';

/** Each static page, and where its links lead, those to its own parts apart. */
const pages = {
  About: [About, ['/Contact']],
  aboutUs: [aboutUs, [service, '/customerService', '/loanAgreement', '/privacyPolicy']],
  Contact: [Contact, [tel, expect.stringMatching(/^https:\/\/wa\.me\/\d+$/), service, service]],
  Loan: [Loan, [expect.stringMatching(/^https:/), expect.stringMatching(/^https:/)]],
  loanAgreement: [loanAgreement, ['/customerService', '/loanDetail', '/privacyPolicy']],
  notFound: [notFound, ['/']],
  Policy: [Policy, ['/privacyPolicy']],
  paymentInstructions: [paymentInstructions, ['/loanDetail', '/customerService', tel]],
  privacyPolicy: [privacyPolicy, [service, tel, '/customerService']],
  User: [User, ['/carpmm', '/Contact']],
} as const;

const textsOf = (selector: string) => all(selector).map(({ textContent }) => textContent);

it.each(Object.entries(pages))(
  '%s is headed by its title, leads to each of its parts, in order, and to where else it should, and has every figure in place',
  async (_, [page, ways]) => {
    await drawForTest(page);
    expect(textsOf('h1')).toEqual([page.title]);
    const parts = hrefs('main nav a');
    if (parts.length) expect(parts).toEqual(all('main section[id]').map(({ id }) => `#${id}`));
    for (const part of parts) expect(all(`${part} > :not(h2)`).length).toBeGreaterThan(0);
    expect(hrefs('main a').filter((href) => !href?.startsWith('#'))).toEqual(ways);
    expect(document.body.textContent).not.toMatch(/[{}]|Infinity|undefined/);
  },
);

it('The landing page is titled by the brand’s name, says who runs it, can be called and written to, and offers every language', async () => {
  await drawForTest(home);
  expect([home.title, textsOf('h1')]).toEqual([name, ['You see what a loan costs before you say yes']]);
  for (const fact of Object.values(company)) expect(document.body.textContent).toContain(fact);
  expect([hrefs('[href^="tel:"]'), hrefs('[href^="mailto:"]')]).toEqual([[tel], [service]]);
  expect(hrefs('[hreflang]')).toEqual(languages.map((language) => `/?lang=${language}`));
});

it('A page of the site is marked in its navigation, and the policy stands in a frame that is named, out of which it leads', async () => {
  await drawForTest(Policy);
  for (const list of ['.site__menu', '.site__line']) expect(hrefs(`${list} [aria-current=page]`)).toEqual(['/Policy']);
  const [frame] = all<HTMLIFrameElement>('iframe');
  expect([frame?.getAttribute('src'), frame?.title]).toEqual(['/privacyPolicy', 'Privacy policy']);
  await drawForTest(privacyPolicy);
  for (const link of all('[data-screen]')) expect(link.getAttribute('target')).toBe('_top');
});

it.each([home, About, aboutUs])('What a borrower can expect of the lender stands on the page', async (page) => {
  await drawForTest(page);
  for (const promise of ['Fast approval', 'Transparent fees', 'Flexible repayment', 'Security'])
    expect(document.querySelector('main')?.textContent).toContain(promise);
});

it.each([aboutUs, privacyPolicy])('Who the lender is stands on the page', async (page) => {
  await drawForTest(page);
  const facts = page === aboutUs ? [company.legalName, company.registration] : [company.grievanceOfficer];
  for (const fact of [...facts, company.address]) expect(document.querySelector('main')?.textContent).toContain(fact);
});

it('Every step of the repayment instructions has a picture that is there, is described, and takes its room before it arrives', async () => {
  await drawForTest(paymentInstructions);
  expect(['#wallet', '#store'].map((way) => all(`${way} li`).length)).toEqual([5, 4]);
  const files = all('.guide-picture source').map((source) => source.getAttribute('srcset'));
  expect(files).toHaveLength(9);
  expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
  for (const picture of all<HTMLImageElement>('.guide-picture img')) {
    expect(picture.alt).not.toBe('');
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['240', '300']);
  }
});

describe.each([loanAgreement, Loan])('The terms of a loan', (page) => {
  it('have the figures of the brand, each where it belongs', async () => {
    await drawForTest(page);
    for (const [part, ...words] of [
      ['who', 'You must be over 18 to apply.'],
      ['steps', 'You get our decision within 1 day.', 'within 1 to 3 calendar days'],
      ['term', 'The term is 91 to 365 calendar days.'],
      ['early', 'only after half the term', 'not before 7 calendar days after disbursement'],
      [
        'late',
        'one-time late penalty: ₱1,000 for new clients',
        '₱800 for repeat clients',
        'charged daily on the unpaid amount',
      ],
      ['notices', 'tell us within 3 calendar days', 'the notice period is 7 business days'],
      ['judgment', 'judgment by default comes after 10 days'],
    ])
      for (const word of words) expect(document.querySelector(`#${part}`)?.textContent).toContain(word);
    expect(textsOf('#late tbody tr')).toEqual(['Days 1 to 305%', 'Days 31 to 904%', 'From day 912%']);
    const claims = ['Legal charges', 'Enforcement costs', 'Late penalties', 'Fees', 'Interest', 'Principal'];
    expect(textsOf('#order ol li')).toEqual(claims);
    const steps = ['Application', 'Decision', 'Funds credited', 'Maturity', 'Default', 'Prolongation'];
    expect(textsOf('#steps ol h3')).toEqual(steps);
  });
});
