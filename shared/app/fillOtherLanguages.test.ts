// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { fillOtherLanguages } from './fillOtherLanguages.ts';
import { startStaticPage } from './startStaticPage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
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
  document.body.innerHTML = '<h1 data-text="terms.term">91 days</h1>';
  fillOtherLanguages({ least: 91 });
  expect('loanLanguage' in window).toBe(false);
  const file = Promise.reject(new Error('offline'));
  vi.stubGlobal('loanLanguage', { name: 'fil', file });
  fillOtherLanguages({ least: 91 });
  startStaticPage();
  await file.catch(() => {});
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.querySelector('h1')?.textContent).toBe('91 days');
});
