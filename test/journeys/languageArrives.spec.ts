import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Locator, Page, Request } from '@playwright/test';
import { allTexts } from '../../scripts/build/readMessages.ts';
import { root } from '../../scripts/build/root.ts';
import type { RunningApp } from '../../scripts/serve/app.ts';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { answerWith } from './support/answers.ts';
import { wordsOn } from './support/english.ts';
import { standInFrontOf } from './support/hold.ts';

const folderOfPages = join(root, process.env['OUT_DIR'] || 'dist');

/**
 * Sends a screen's document only up to the page's script, and the rest once `letCome` is called, like a slow network.
 * All other requests pass. `stop` restores the server.
 */
const holdDocument = (app: RunningApp, screen: string) => {
  const document = readFileSync(join(folderOfPages, screen, 'index.html'), 'utf8');
  const bodyAt = document.indexOf('<body>');
  const scriptAt = bodyAt + document.slice(bodyAt).search(/(<template>)?<script>/);
  const waiting: ServerResponse[] = [];
  const isHeld = ({ pathname }: URL): boolean => pathname === `/${screen}`;
  const stop = standInFrontOf(app, isHeld, (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(document.slice(0, scriptAt));
    waiting.push(response);
  });
  return {
    letCome: (): void => {
      for (const response of waiting) response.end(document.slice(scriptAt));
    },
    stop,
  };
};

const REFUSED_WITHOUT_WORDS = { code: '7777', message: '', data: null };
const GENERATE = '/v3/loan-details/generate-vcode';
const PERIOD_PLAN = '**/api/v3/installment/loan-play-detail*';

const english = await allTexts('en');
const filipino = await allTexts('fil');

/** A text in either language, for a page on which its language may not have arrived yet. */
const either = (id: string): RegExp => new RegExp(`^(${english[id]}|${filipino[id]})$`);

interface Scenario {
  readonly title: string;
  /** What the call for the data is answered with, where it does not succeed. */
  readonly answer?: object;
  /** What the borrower does as soon as data and script are there: in which a call fails. */
  readonly act: (page: Page) => Promise<void>;
  /** Where the message of the failed call is in the end. */
  readonly message: (page: Page) => Locator;
}

const scenarios: readonly Scenario[] = [
  {
    title: 'when a payment is refused without a word',
    act: async (page) => {
      await answerWith(page, GENERATE, REFUSED_WITHOUT_WORDS);
      await page.getByRole('button', { name: either('repaymentWays.method') }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByText('Sample Bank').click();
      await sheet.getByRole('button', { name: either('channelSheet.pay') }).click();
    },
    message: (page) => page.getByRole('dialog').getByRole('alert'),
  },
  {
    title: 'when its data are refused without a word',
    answer: REFUSED_WITHOUT_WORDS,
    act: async () => {},
    message: (page) => page.locator('.failure p'),
  },
];

type File = 'data' | 'script' | 'language';

// Each file arrives last once.
const orders: readonly (readonly File[])[] = [
  ['data', 'script', 'language'],
  ['language', 'data', 'script'],
  ['script', 'language', 'data'],
];

/**
 * Holds requests to an address until `letCome`, which resolves when those have arrived that have been made by then: what
 * one of the other files asks for comes later by itself.
 */
const hold = async (page: Page, address: string, answer?: object) => {
  const held: Request[] = [];
  let open = (): void => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(address, async (route) => {
    held.push(route.request());
    await gate;
    await (answer ? route.fulfill({ json: answer }) : route.continue());
  });
  return async (): Promise<void> => {
    open();
    for (const request of held) await (await request.response())?.finished();
  };
};

/** What stands in English of the texts that Filipino has in other words; what the service has said may be in English. */
const leftInEnglish = async (page: Page, said: readonly string[]): Promise<string[]> => {
  const inFilipino = new Set(Object.values(filipino));
  const wrong = new Set(Object.values(english).filter((words) => !inFilipino.has(words)));
  return (await wordsOn(page)).filter((words) => wrong.has(words) && !said.some((body) => body.includes(words)));
};

for (const { title, answer, act, message } of scenarios)
  for (const order of orders)
    test(`Every text of /repay is in the language asked for, ${title}, arriving as ${order.join(', ')}`, async ({
      page,
      app,
      open,
    }) => {
      // Keeps toasts visible until everything has arrived.
      await page.addInitScript(() => {
        const { setTimeout: wait } = window;
        window.setTimeout = ((run: () => void, ms = 0) =>
          wait(run, ms === 2000 || ms === 3000 ? 600_000 : ms)) as typeof setTimeout;
      });
      const said: Promise<string>[] = [];
      page.on('response', (response) => {
        if (response.url().includes('/api/')) said.push(response.text().catch(() => ''));
      });
      const document = holdDocument(app, 'repay');
      try {
        const letCome: { readonly [file in File]: () => Promise<void> } = {
          data: await hold(page, PERIOD_PLAN, answer),
          language: await hold(page, '**/texts/**'),
          script: async () => {
            document.letCome();
            await page.waitForLoadState('domcontentloaded');
          },
        };
        const asked = page.waitForRequest(PERIOD_PLAN);
        const opened = open('repay', borrowers.dueSoon, { lang: 'fil' });
        await asked;
        const there = new Set<File>();
        for (const file of order) {
          await letCome[file]();
          there.add(file);
          if (file !== 'language' && there.has('data') && there.has('script')) {
            await act(page);
            await expect(message(page)).toHaveText(either('core.noMessage'));
          }
        }
        await opened;
        await expect(message(page)).toHaveText(filipino['core.noMessage'] ?? '');
        await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
        expect(await wordsOn(page)).toContain(filipino['repay.title']);
        expect(await leftInEnglish(page, await Promise.all(said))).toEqual([]);
      } finally {
        document.stop();
      }
    });
