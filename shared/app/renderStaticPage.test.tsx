// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderStaticPage } from './renderStaticPage.ts';

it("draws the page's view and title where no build has", async () => {
  document.body.innerHTML = '<div id="root"></div>';
  await renderStaticPage(async () => ({ staticPage: { title: 'Guide', view: <h1>Guide</h1> } }));
  expect([document.querySelector('h1')?.textContent, document.title]).toEqual(['Guide', 'Guide · Sample Loan']);
});
