// @vitest-environment happy-dom

import { expect, it, vi } from 'vitest';
import type { Texts } from '../i18n/messages.ts';
import { fillOtherLanguages, startStaticPage } from './startStaticPage.ts';

const draw = (html: string, address = '/carpmm'): void => {
  history.replaceState(null, '', address);
  document.title = 'Old';
  document.documentElement.lang = 'en';
  document.body.innerHTML = html;
};

const withLanguage = (file: Promise<Texts>): void => {
  vi.stubGlobal('loanLanguage', { name: 'fil', file });
};

const find = (selector: string) => document.querySelector(selector) as HTMLElement;

it('links keep the session, the headers and the language, or ask for another language; those to elsewhere stay', () => {
  draw(
    '<a id="to" href="/loanDetail" data-screen="loanDetail"></a><a id="out" href="https://x.example/"></a>' +
      '<a id="en" href="/?lang=en" hreflang="en" data-screen="home"></a><iframe data-frame="privacyPolicy"></iframe>',
    '/carpmm?userId=a%26b&productId=7&building=B&lang=fil&other=1',
  );
  startStaticPage();
  const session = 'userId=a%26b&productId=7&product_id=7&building=B';
  expect(['#to', '#en', '#out'].map((link) => find(link).getAttribute('href'))).toEqual([
    `/loanDetail?${session}&lang=fil`,
    `/?${session}&lang=en`,
    'https://x.example/',
  ]);
  expect(find('iframe').getAttribute('src')).toBe('/privacyPolicy?lang=fil');
});

const page =
  '<h1 data-text="page.title">Pay</h1><img data-alt="page.shop" alt="A shop"><iframe data-title="page.frame" title="Policy"></iframe><p data-text="page.more">More</p>';

it('texts, descriptions, title and language change when another language arrives; what it lacks stays, and markup is text', async () => {
  draw(page);
  const file = Promise.resolve({
    'page.title': '<b>Magbayad',
    'page.shop': 'Tindahan <b>',
    'page.frame': 'Patakaran',
  });
  withLanguage(file);
  startStaticPage();
  await file;
  expect([find('h1').textContent, find('h1').children.length]).toEqual(['<b>Magbayad', 0]);
  expect(find('img').getAttribute('alt')).toBe('Tindahan <b>');
  expect(find('iframe').getAttribute('title')).toBe('Patakaran');
  expect(find('p').textContent).toBe('More');
  expect([document.title, document.documentElement.lang]).toEqual(['<b>Magbayad · Sample Loan', 'fil']);
});

it('another language arrives with its values in place', async () => {
  document.body.innerHTML = '<h1 data-text="terms.term">91 days</h1><p data-text="terms.none">None</p>';
  vi.stubGlobal('loanLanguage', {
    name: 'fil',
    file: Promise.resolve({ 'terms.term': '{least} araw', 'terms.none': 'Walang {iba}' }),
  });
  fillOtherLanguages({ least: 91 });
  startStaticPage();
  await expect.poll(() => document.documentElement.lang).toBe('fil');
  expect(document.querySelector('h1')?.textContent).toBe('91 araw');
  expect(document.querySelector('p')?.textContent).toBe('Walang {iba}');
});

it('a language that never arrives leaves the page as it is, and one that nobody asks for changes nothing', async () => {
  draw('<h1 data-text="terms.term">91 days</h1>');
  fillOtherLanguages({ least: 91 });
  expect('loanLanguage' in window).toBe(false);
  const file = Promise.reject(new Error('offline'));
  vi.stubGlobal('loanLanguage', { name: 'fil', file });
  fillOtherLanguages({ least: 91 });
  startStaticPage();
  await file.catch(() => {});
  await new Promise((resolve) => setTimeout(resolve));
  expect([find('h1').textContent, document.title, document.documentElement.lang]).toEqual(['91 days', 'Old', 'en']);
});
