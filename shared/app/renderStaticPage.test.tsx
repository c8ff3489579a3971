// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderStaticPage } from './renderStaticPage.ts';
import { screenLink } from './staticPage.tsx';

it("draws the page's view and title where no build has", async () => {
  document.body.innerHTML = '<div id="root"></div>';
  await renderStaticPage(async () => ({ staticPage: { title: 'Guide', view: <h1>Guide</h1> } }));
  expect([document.querySelector('h1')?.textContent, document.title]).toEqual(['Guide', 'Guide · Sample Loan']);
});

it('a link works before any script, and says which screen it leads to', () => {
  expect(screenLink('loanDetail')).toEqual({ href: '/loanDetail', 'data-screen': 'loanDetail' });
  expect(screenLink('home')).toEqual({ href: '/', 'data-screen': 'home' });
});
