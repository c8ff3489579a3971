import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { putInApp } from './support/app.ts';
import { answerOffer, loanButton } from './support/confirm.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Please read this agreement' });
const agree = (page: Page) => dialogOf(page).getByRole('button', { name: 'Agree' });
const apart = (page: Page) => dialogOf(page).getByRole('button', { name: 'Open the contract' });
const frameOf = (page: Page) => page.locator('iframe');

/** Puts a document of a test's own at an address, as another site would have it. */
const putDocument = (page: Page, url: string, body: string, headers: Record<string, string> = {}): Promise<unknown> =>
  page.route(url, (route) =>
    route.fulfill({ headers, contentType: 'text/html', body: `<!doctype html><title>x</title><body>${body}` }),
  );

const HOST = 'https://lender.example';
const CONTRACT = `${HOST}/contract`;

test.describe('A contract in front of the offer', () => {
  const borrower = borrowers.offerWithAgreement;

  test.beforeEach(({ expectProblem }) => expectProblem('foreign request: https://lender.example'));

  test('is read in a frame, agreed to, and out of the way then', async ({ page, open }) => {
    let arrive = (): void => {};
    const mayArrive = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/sandbox/agreements/**', async (route) => {
      // The page has a look at the address before, which passes.
      if (route.request().isNavigationRequest()) await mayArrive;
      await route.continue();
    });
    await open('newLoanConfirm', borrower);
    await expect(frameOf(page)).toBeVisible();
    await expect(agree(page)).toBeDisabled();
    await expect(page.locator('.overlay__shield')).toBeHidden();
    const waiting = await agree(page).boundingBox();
    arrive();
    await expect(agree(page)).toBeEnabled();
    expect(await agree(page).boundingBox()).toEqual(waiting);
    await expect(frameOf(page)).toHaveAttribute('src', /\/sandbox\/agreements\/[0-9a-f-]{36}\/1$/);
    await expect(frameOf(page).contentFrame().getByText('Between Sample Lending Company')).toBeVisible();
    // A document that knows dark colours has its own ground there, not the frame's white.
    await expect(frameOf(page)).toHaveCSS('color-scheme', 'light');
    // It has most of the screen, once the dialog has stopped moving to its size.
    const height = async (): Promise<number> => Math.round((await frameOf(page).boundingBox())?.height ?? 0);
    await expect.poll(height).toBeGreaterThanOrEqual(0.6 * 640 - 2);
    // And nothing of what answers it is out of sight, on a phone that lies on its side neither.
    const cancel = dialogOf(page).getByRole('button', { name: 'Cancel' });
    await expect(cancel).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 640, height: 360 });
    await expect(cancel).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 360, height: 640 });
    await agree(page).click();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(frameOf(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await loanButton(page).click();
    await expect(page).toHaveURL(/\/loanDetail(\?|$)/);
  });

  test('lets nobody past it: not by a tap beside it, nor Escape, nor the keyboard, nor the page below; turned down, it closes the webview', {
    tag: '@matrix',
  }, async ({ page, open, journal }) => {
    const messages = await putInApp(page, 'ios');
    await open('newLoanConfirm', borrower);
    await expect(agree(page)).toBeEnabled();
    await page.touchscreen.tap(5, 5);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeVisible();
    const covered = await loanButton(page).evaluate((button) => {
      button.scrollIntoView();
      const { left, top } = button.getBoundingClientRect();
      return !button.contains(document.elementFromPoint(left + 9, top + 9));
    });
    expect(covered).toBe(true);
    await loanButton(page).focus();
    await expect(dialogOf(page)).toBeFocused();
    await loanButton(page).evaluate((button: HTMLElement) => button.click());
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => messages).toEqual([{ action: 'closeWebview', payload: {} }]);
    await expect(dialogOf(page)).toBeVisible();
    expect(journal.calls.filter((call) => call.includes('push'))).toEqual([]);
  });

  test('of another origin that refuses its frame is not agreed to for the frame’s sake', { tag: '@matrix' }, async ({
    page,
    open,
    expectProblem,
  }) => {
    expectProblem(/Framing|Refused to display|frame/);
    await putDocument(page, CONTRACT, 'Read me', { 'x-frame-options': 'DENY' });
    await answerOffer(page, { popAgreementUrl: CONTRACT });
    await open('newLoanConfirm', borrowers.offer);
    await expect(dialogOf(page).getByText('Open the contract, then you can agree.')).toBeVisible();
    await expect(frameOf(page)).toHaveCount(1);
    await expect(agree(page)).toBeDisabled();
    await apart(page).click();
    await expect(page.getByText('Read me')).toBeVisible();
    await page.goBack();
    await expect(dialogOf(page).getByText('We could not see whether it opened.')).toBeVisible();
    await expect(dialogOf(page).getByRole('button', { name: 'Call +63 2 8555 0100' })).toBeVisible();
    await agree(page).click();
    await expect(dialogOf(page)).toHaveCount(0);
  });
});

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
