import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { putInApp } from './support/app.ts';
import { answerOffer } from './support/confirm.ts';

const HOST = 'https://lender.example';
const CONTRACT = `${HOST}/contract`;

/** Each way in which a document may try to get out of its frame by itself; all say something that could be heard. */
const byScript = `
  var say = function (way) {
    var message = { action: 'goHome', payload: { way: way } };
    var tries = [
      function () { window.loanApp.postMessage(JSON.stringify(message)); },
      function () { parent.loanApp.postMessage(JSON.stringify(message)); },
      function () { top.loanApp.postMessage(JSON.stringify(message)); },
      function () { window.webkit.messageHandlers.loanApp.postMessage(message); },
      function () { top.webkit.messageHandlers.loanApp.postMessage(message); },
      function () { window.appReceives(message); },
      function () { opener.loanApp.postMessage(JSON.stringify(message)); },
      function () { parent.postMessage(message, '*'); },
      function () { top.document.title = 'taken'; },
      function () { top.location = '/out'; },
      function () { window.open('/out'); },
      function () { top.loanAppBack(); },
      function () { alert(way); },
    ];
    tries.forEach(function (attempt) { try { attempt(); } catch (error) {} });
  };
  say('script');`;

/** And each that waits for the borrower to tap, or needs no script. */
const hostile = `<!doctype html><html lang="en"><title>Contract</title><base target="_top">
  <meta http-equiv="refresh" content="0;url=javascript:top.location='/out'">
  <script>${byScript}</script>
  <body onload="say('load')">
  <h1>Contract</h1>
  <p style="height:3000px">What has to be scrolled to, before anything can be tapped</p>
  <img src="/none.png" alt="" onerror="say('error')"><svg onload="say('svg')"></svg>
  <details open ontoggle="say('toggle')"><summary>More</summary></details>
  <iframe srcdoc="<script>top.postMessage('srcdoc', '*'); top.appReceives({})</script>"></iframe>
  <iframe src="javascript:top.postMessage('inner', '*')"></iframe>
  <object data="data:text/html,<script>top.postMessage('object', '*')</script>"></object>
  <p><a id="top" href="/out">Out</a> <a id="blank" target="_blank" href="/out">Another window</a>
    <a id="script" target="_self" href="javascript:say('link')">Script</a>
    <a id="app" target="_top" href="sampleloan://goHome">App</a>
    <a id="file" target="_self" download href="/file">File</a></p>
  <form id="post" method="post" action="/out"><input name="card"><button>Send</button></form>
  <form target="_top" action="javascript:say('form')"><button id="act">Do</button></form>`;

/** What a page heard from within, and where it would go. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (window !== top) return;
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    addEventListener('message', ({ data }) => heard.push(data));
  });

const heardBy = (page: Page): Promise<unknown> =>
  page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);

const putContract = (page: Page): Promise<unknown> =>
  page.route(`${HOST}/**`, (route) =>
    new URL(route.request().url()).pathname === '/contract'
      ? route.fulfill({ contentType: 'text/html', body: hostile })
      : route.fulfill({ status: 404, contentType: 'text/html', body: '' }),
  );

const tapEverything = async (page: Page): Promise<void> => {
  const frame = page.locator('iframe').first().contentFrame();
  for (const what of ['#top', '#blank', '#script', '#app', '#post button', '#act'])
    await frame.locator(what).click({ noWaitAfter: true });
  await expect(frame.getByRole('heading', { name: 'Contract' })).toBeVisible();
};

/** The frame's own place is all that the document may change. */
const leaveWithin = async (page: Page): Promise<void> => {
  const frame = page.locator('iframe').first().contentFrame();
  await frame.locator('#file').click({ noWaitAfter: true });
  await expect(frame.getByRole('heading', { name: 'Contract' })).toHaveCount(0);
};

test('A hostile contract in its frame reaches neither app nor page', async ({ page, context, open, expectProblem }) => {
  // What the browser says of everything that it keeps the document from doing.
  expectProblem('foreign request: https://lender.example');
  expectProblem(/Blocked|Refused|sandbox|Unsafe|Failed to load resource|Content Security Policy|not allowed/);
  await listen(page);
  await putContract(page);
  const messages = await putInApp(page, 'android');
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => void dialogs.push(dialog.message()));
  const downloads: string[] = [];
  page.on('download', (download) => void downloads.push(download.url()));
  await answerOffer(page, { popAgreementUrl: CONTRACT });
  await open('newLoanConfirm', borrowers.offer);
  const frame = page.locator('iframe');
  await expect(frame).toHaveCount(1);
  await expect(frame).toHaveAttribute('sandbox', '');
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  await expect(frame.contentFrame().getByRole('heading', { name: 'Contract' })).toBeVisible();
  const [address, title] = [page.url(), await page.title()];
  const entries = await page.evaluate(() => history.length);
  await tapEverything(page);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await leaveWithin(page);
  expect(await heardBy(page)).toEqual([]);
  expect({ messages, dialogs, downloads }).toEqual({ messages: [], dialogs: [], downloads: [] });
  expect(context.pages()).toHaveLength(1);
  expect([page.url(), await page.title()]).toEqual([address, title]);
});
