import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BenchBrowser, launchBrowser } from '../../scripts/bench/browser/browser.ts';
import { takePhone } from '../../scripts/bench/browser/phone.ts';
import { type Figure, repayTwice } from '../../scripts/bench/measure.ts';
import { addressOf, orderToRepayment as move, screenOf } from '../../scripts/bench/screens.ts';
import { type BenchHost, originOf, startHost } from '../../scripts/bench/serve/host.ts';
import { readSettings } from '../../scripts/build/settings.ts';
import { folderForAllTests } from '../../scripts/testing/temporaryFolder.ts';
import { until } from '../engines/waiting.ts';

const WAIT_MS = 20_000;

const inFolder = folderForAllTests();
let host: BenchHost;
let browser: BenchBrowser;

beforeAll(async () => {
  const { outDir } = await readSettings();
  host = await startHost(inFolder(), { ours: outDir, moved: outDir });
  browser = await launchBrowser(host.keyHash);
});

afterAll(async () => {
  await browser.close();
  await host.close();
});

it('The repayment of an order is prerendered: its plan is read once, ahead of the tap', async () => {
  const readsAhead = (): readonly boolean[] =>
    host.heard
      .filter(({ variant, path }) => variant === 'moved' && path.endsWith('/loan-play-detail'))
      .map(({ isAhead }) => isAhead);
  const { data } = screenOf(move.from);
  const phone = await takePhone(browser, 1, [data, move.data]);
  await phone.visit(originOf('moved', host.port) + addressOf(move.from), data);
  await until('a read ahead of the tap', () => readsAhead().length > 0, WAIT_MS);
  const { moveMs, isPrerendered } = await phone.move(move.tap, move.data);
  await phone.close();
  expect(isPrerendered).toBe(true);
  expect(moveMs).toBeGreaterThan(0);
  expect(readsAhead()).toEqual([true]);
});

it('Two whole repayments load each document and script once, but for what is fetched ahead for the worker', async () => {
  const figures: Figure[] = [];
  await repayTwice({ host, browser, figures }, 'ours');
  expect(figures.map(({ row }) => row)).toEqual(
    ['first visit', 'next instalment'].flatMap((visit) =>
      ['order', 'repayment', 'code', 'receipt'].map((stage) => `${visit}, to the ${stage}`),
    ),
  );
  const loaded = host.heard
    .filter(({ variant, status }) => variant === 'ours' && status === 200)
    .map(({ path }) => path);
  const documents = loaded.filter((path) => !/\.\w+$|^\/api/.test(path));
  expect(documents).toEqual(['/loanDetail', '/repay', '/repaymentOfCode2', '/repaymentOfCode2']);
  const scripts = loaded.filter((path) => /\.(js|css|json)$/.test(path));
  expect(scripts).toContain('/sw.js');
  expect(scripts).toEqual([...new Set(scripts)]);
}, 180_000);
