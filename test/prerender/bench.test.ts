import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BenchBrowser, launchBrowser } from '../../scripts/bench/browser/launch.ts';
import { takeMove } from '../../scripts/bench/browser/move.ts';
import { takePhone } from '../../scripts/bench/browser/phone.ts';
import { visit } from '../../scripts/bench/browser/visit.ts';
import { kindOf } from '../../scripts/bench/report/repaymentReport.ts';
import { addressOf, orderToRepayment as move, screenOf } from '../../scripts/bench/screens.ts';
import { repayTwice } from '../../scripts/bench/sections/repayment.ts';
import { type BenchHost, originOf, startHost } from '../../scripts/bench/serve/benchHost.ts';
import { writePrefetch } from '../../scripts/bench/variants/prefetchPages.ts';
import { readSettings } from '../../scripts/build/settings.ts';
import { folderForAllTests } from '../../scripts/testing/temporaryFolder.ts';
import { until } from '../engines/waiting.ts';

const WAIT_MS = 20_000;

const inFolder = folderForAllTests();
let outDir: string;
let host: BenchHost;
let browser: BenchBrowser;

beforeAll(async () => {
  outDir = (await readSettings()).outDir;
  writePrefetch(outDir, inFolder('prefetch'));
  host = await startHost(inFolder());
  host.serve('ours', outDir);
  host.serve('prefetch', inFolder('prefetch'));
  browser = await launchBrowser(host.keyHash);
});

afterAll(async () => {
  await browser.close();
  await host.close();
});

/** Whether the reads of the plan came ahead of the tap, in order. */
const readsOf = (variant: string): readonly boolean[] =>
  host
    .callsFrom(variant)
    .filter(({ path }) => path.endsWith('/loan-play-detail'))
    .map(({ isAhead }) => isAhead);

const openOrder = async (variant: string) => {
  const order = screenOf(move.from);
  const phone = await takePhone(browser, 1, [order.data, move.data]);
  await visit(phone, originOf(variant, host.port) + addressOf(order), order.data);
  return phone;
};

describe('The bench', () => {
  it('measures the move to a screen that is prerendered, and hears its read ahead of the tap', async () => {
    const phone = await openOrder('ours');
    await until('a read ahead of the tap', () => readsOf('ours').length > 0, WAIT_MS);
    const { moveMs, isPrerendered } = await takeMove(phone, move.tap, move.data);
    expect(isPrerendered).toBe(true);
    expect(moveMs).toBeGreaterThan(0);
    await phone.close();
    expect(readsOf('ours')).toEqual([true]);
  });

  it('measures the same move in the same browser where nothing is prerendered', async () => {
    const phone = await openOrder('prefetch');
    const { moveMs, isPrerendered } = await takeMove(phone, move.tap, move.data);
    expect(isPrerendered).toBe(false);
    expect(moveMs).toBeGreaterThan(0);
    await phone.close();
    expect(readsOf('prefetch')).toEqual([false]);
  });

  it('counts two whole repayments at the host, to their receipts, with what a worker and a prerendered page ask for', async () => {
    const live = await startHost(inFolder('live'), true);
    live.serve('ours', outDir);
    const ofLive = await launchBrowser(live.keyHash);
    const taken = await repayTwice({ host: live, browser: ofLive, variant: 'ours' });
    await ofLive.close();
    await live.close();
    expect(taken.map(({ visit: which, stage }) => `${which} ${stage}`)).toEqual([
      ...['first order', 'first repayment', 'first code', 'first receipt'],
      ...['second order', 'second repayment', 'second code', 'second receipt'],
    ]);
    const heardOn = (which: string, kind: string): readonly string[] =>
      taken
        .filter((one) => one.visit === which)
        .flatMap(({ heard }) => heard.filter(({ path }) => kindOf(path) === kind))
        .map(({ path, status }) => `${path} ${status}`);
    expect(heardOn('first', 'documents')).toEqual(['/loanDetail 200', '/repay 200', '/repaymentOfCode2 200']);
    // Of another session and message: only what is fetched ahead for the worker comes again.
    expect(heardOn('second', 'documents')).toEqual(['/repaymentOfCode2 200']);
    const scripts = ['first', 'second'].map((which) => heardOn(which, 'scripts and styles'));
    expect(scripts).toEqual([expect.arrayContaining(['/sw.js 200']), expect.arrayContaining(['/sw.js 304'])]);
    // On a busy machine a part of a prerendered page may come at the second visit first, and comes once all the same.
    expect(scripts.flat()).toEqual([...new Set(scripts.flat())]);
    for (const { wireBytes, heard } of taken)
      expect(wireBytes).toBeGreaterThan(heard.reduce((sum, { bytes }) => sum + bytes, 0));
  }, 180_000);
});
