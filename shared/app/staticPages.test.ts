// @vitest-environment happy-dom
// @vitest-environment-options {"happyDOM":{"settings":{"disableIframePageLoading":true,"handleDisabledFileLoadingAsSuccess":true}}}
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { staticPage as about } from '../../pages/About/document.tsx';
import { staticPage as aboutUs } from '../../pages/aboutUs/document.tsx';
import { staticPage as contact } from '../../pages/Contact/document.tsx';
import { staticPage as carpmm } from '../../pages/carpmm/document.tsx';
import { staticPage as home } from '../../pages/home/document.tsx';
import { staticPage as loan } from '../../pages/Loan/document.tsx';
import { staticPage as notFound } from '../../pages/notFound/document.tsx';
import { staticPage as policy } from '../../pages/Policy/document.tsx';
import { staticPage as paymentInstructions } from '../../pages/paymentInstructions/document.tsx';
import { staticPage as user } from '../../pages/User/document.tsx';
import { all, drawForTest, hrefs, testFigures } from '../../test/support/stillTesting.ts';
import { company, email, languages, name } from '../brand/current.ts';
import { termsFigures as figures } from '../features/publicSite/figures.ts';

const textsOf = (selector: string) => all(selector).map(({ textContent }) => textContent);
const words = () => document.body.textContent;

describe.each([
  ['About', about, ['/About'], ['Fast approval', 'Transparent fees', 'Flexible repayment', 'Security']],
  ['Contact', contact, ['/Contact'], []],
  // No place of a figure is left open.
  ['Loan', loan, ['/Loan'], ['91 to 365', '5%', '4%', '2%', '₱1,000', '₱800']],
  ['Policy', policy, ['/Policy'], []],
  ['User', user, [], ['How to apply', 'How to repay', 'How to complain']],
])('/%s', (_, page, here, said) => {
  it('is headed by its title, marked in the navigation where it stands there, and says what it is for', async () => {
    await drawForTest(page);
    expect(textsOf('h1')).toEqual([page.title]);
    expect(document.title).toBe(`${page.title} · ${name}`);
    // In the menu of a phone, and in the line of a wide window.
    for (const list of ['.site__menu', '.site__line']) expect(hrefs(`${list} [aria-current=page]`)).toEqual(here);
    for (const part of said) expect(words()).toContain(part);
    expect(words()).not.toMatch(/[{}]/);
  });
});

it('/Contact gives the ways to a person', async () => {
  await drawForTest(contact);
  const phone = expect.stringMatching(/^tel:/);
  expect(hrefs('main dl a')).toEqual([phone, expect.stringMatching(/^https:\/\/wa\.me\/\d+$/), `mailto:${email}`]);
});

it.each([
  ['Loan', loan, 'nav.contents a', 6],
  ['User', user, 'nav a[href^="#"]', 3],
  ['paymentInstructions', paymentInstructions, 'nav a', 2],
] as const)('/%s leads from its contents to each part', async (_, page, links, least) => {
  await drawForTest(page);
  const ways = hrefs(links);
  expect(ways.length).toBeGreaterThanOrEqual(least);
  for (const way of ways) expect(document.querySelector(way ?? '')).not.toBeNull();
});

it('/User has each part under its own heading, with its steps', async () => {
  await drawForTest(user);
  for (const { hash, textContent } of all<HTMLAnchorElement>('nav a[href^="#"]')) {
    expect(document.querySelector(`${hash} h2`)?.textContent).toBe(textContent);
    expect(all(`${hash} li`).length).toBeGreaterThan(3);
  }
});

it('/Policy shows the policy in a frame that is named, and leads to the policy itself', async () => {
  await drawForTest(policy);
  const frame = document.querySelector('iframe');
  expect([frame?.getAttribute('src'), frame?.title]).toEqual(['/privacyPolicy', 'Privacy policy']);
  expect(hrefs('main a')[0]).toBe('/privacyPolicy');
});

it.each([
  [
    'aboutUs',
    aboutUs,
    'About us',
    ['/customerService', '/loanAgreement', '/privacyPolicy'],
    [company.legalName, company.registration, company.address],
  ],
  [
    'carpmm',
    carpmm,
    'Repayment instructions',
    ['/paymentInstructions', '/loanDetail', '/customerService'],
    ['store counter', 'e-wallet', 'reference number', 'deposit slip'],
  ],
  ['notFound', notFound, 'This page does not exist', ['/'], []],
  [
    'paymentInstructions',
    paymentInstructions,
    'Payment instructions',
    ['/loanDetail', '/customerService'],
    ['reference number'],
  ],
] as const)('/%s is headed by its title, says what it is for, and leads on', async (_, page, title, screens, said) => {
  await drawForTest(page);
  expect([page.title, ...textsOf('h1')]).toEqual([title, title]);
  expect(hrefs('main [data-screen]')).toEqual(screens);
  expect(all('main [data-screen]').map(({ dataset }) => dataset['screen'])).toEqual(
    screens.map((way) => way.slice(1) || 'home'),
  );
  for (const part of said) expect(words()).toContain(part);
});

it.each([
  ['carpmm', carpmm],
  ['paymentInstructions', paymentInstructions],
])('/%s has the customer service, which can be called at once', async (_, page) => {
  await drawForTest(page);
  expect(hrefs('[href^="tel:"]')).toEqual(['tel:+63285550100']);
});

describe('/aboutUs', () => {
  it('states what a borrower can expect, and can be written to', async () => {
    await drawForTest(aboutUs);
    const parts = ['Fast approval', 'Transparent fees', 'Flexible repayment', 'Security', 'Talk to us', 'Who we are'];
    expect(textsOf('h2')).toEqual(parts);
    expect(hrefs('[href^="mailto:"]')).toEqual([`mailto:${email}`]);
  });

  testFigures(['aboutUs'], figures);
});

it('/paymentInstructions guides through e-wallets and stores, with a described picture at every step', async () => {
  await drawForTest(paymentInstructions);
  expect(['#wallet', '#store'].map((way) => all(`${way} li`).length)).toEqual([5, 4]);
  expect(textsOf('#store h2')[0]).toContain('reference number');
  const files = all<HTMLSourceElement>('.guide-picture source').map((source) => source.getAttribute('srcset'));
  expect(files).toHaveLength(9);
  expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
  const pictures = all<HTMLImageElement>('.guide-picture img');
  expect(pictures).toHaveLength(9);
  for (const picture of pictures) {
    expect(picture.alt).not.toBe('');
    // It takes its room before it arrives.
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['240', '300']);
  }
});

it('The landing page says what it promises, in whose words, who runs it, how to reach them, and in which languages', async () => {
  await drawForTest(home);
  expect(home.title).toBe(name);
  expect(textsOf('h1')).toEqual(['You see what a loan costs before you say yes']);
  expect(all('details.question')).toHaveLength(4);
  for (const fact of ['You must be over 18 to apply.', ...Object.values(company)]) expect(words()).toContain(fact);
  expect(hrefs('[href^="tel:"]')).toEqual([expect.stringMatching(/^tel:\+?\d+$/)]);
  expect(hrefs('[href^="mailto:"]')).toEqual([`mailto:${email}`]);
  expect(hrefs('[hreflang]')).toEqual(languages.map((language) => `/?lang=${language}`));
});
