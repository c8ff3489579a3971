import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/build/root.ts';
import { type RunningApp, serveApp } from '../../scripts/serve/app.ts';
import { folderForAllTests } from '../../scripts/testing/temporaryFolder.ts';
import { ENDPOINT } from '../journeys/support/reports.ts';
import { buildReporting } from '../reporting/buildReporting.ts';
import { borrowers } from '../support/borrowers.ts';
import { enginesFromApt, oldChromiums } from './engineList.ts';
import { ensureEngines } from './ensureEngines.ts';

const OUT_DIR = '.cache/engines-reporting-dist';

const inFolder = folderForAllTests();
let app: RunningApp;

beforeAll(async () => {
  await ensureEngines();
  await buildReporting(OUT_DIR, 'notFound,repay');
  app = await serveApp({ folder: join(root, OUT_DIR), databaseUrl: `file:${inFolder('sandbox.db')}` });
});

afterAll(() => app.close());

const recordsSent = async (): Promise<readonly object[]> => {
  const response = await app.sandbox.fetch(new Request(new URL(ENDPOINT, app.origin)));
  return ((await response.json()) as { records: object[] }[]).flatMap(({ records }) => records);
};

const expected = [
  { kind: 'step', step: 'screen', outcome: 'opened' },
  { kind: 'step', step: 'data', outcome: 'ok' },
  { kind: 'vital', vital: 'dataOnScreen', ms: expect.any(Number) },
  { kind: 'error', name: 'RangeError', at: expect.any(Array) },
  { kind: 'blocked', directive: 'frame-src', from: 'ads.example' },
];

describe('A page of a brand that reports', () => {
  it.each([...oldChromiums, ...enginesFromApt].filter(({ name, isHere }) => isHere && /-(64|69)$|webkit/.test(name)))(
    'reports its data, their time, an error and what its policy blocks in $name',
    async ({ launch }) => {
      const { driver } = await launch();
      const before = (await recordsSent()).length;
      try {
        await driver.goto(`${app.origin}/repay?${new URLSearchParams(borrowers.dueSoon)}`);
        await driver.waitFor("!!document.querySelector('.hero__amount')");
        // Dispatched directly: an exception in a driver's script does not reach the page's error listeners.
        await driver.evaluate('void dispatchEvent(new ErrorEvent("error", { error: new RangeError("Juan") }))');
        // As a third party on the network may inject an advertisement into a page.
        await driver.evaluate(
          "void (document.body.appendChild(document.createElement('iframe')).src = 'https://ads.example/banner?mobile=09179999999')",
        );
        const sent = async () => (await recordsSent()).slice(before);
        await expect.poll(sent, { timeout: 20_000 }).toEqual(expect.arrayContaining(expected));
      } finally {
        await driver.close();
      }
    },
  );
});
