import { setTimeout as sleep } from 'node:timers/promises';
import { borrowers } from '../../test/support/borrowers.ts';
import type { BenchBrowser } from './browser/browser.ts';
import { takePhone } from './browser/phone.ts';
import { addressOf, moves, nameOf, type ScreenName, screenOf } from './screens.ts';
import { type BenchHost, originOf } from './serve/host.ts';
import { type Line, openLine, type ProfileName, profileNames, profiles } from './serve/line.ts';

/** What is compared: the hand-written pages, ours, the React app, and ours as an earlier build, if one is given. */
export type Variant = 'byHand' | 'ours' | 'react' | 'before';

/** One figure: a row of a table in one variant. */
export interface Figure {
  readonly table: string;
  readonly row: string;
  readonly variant: Variant;
  readonly value: number;
}

/** The options, servers and browser of a run, and what it has found so far. */
export interface Bench {
  readonly rounds: number;
  readonly screens: readonly ScreenName[];
  readonly variants: readonly Variant[];
  readonly host: BenchHost;
  readonly browser: BenchBrowser;
  readonly lines: Readonly<Record<ProfileName, Line>>;
  readonly figures: Figure[];
  /** Measurements that failed. */
  readonly failures: string[];
}

const FAST = { roundTripMs: 2, bitsPerSecond: 1_000_000_000 };

/** Runs one measurement. If it throws, the error is added to `failures`. */
const attempt = async (bench: Bench, what: string, run: () => Promise<void>): Promise<void> => {
  console.error(what);
  await run().catch((error: unknown) => bench.failures.push(`${what}: ${String(error).slice(0, 300)}`));
};

/** Runs a measurement in every round, profile and variant. The variants take turns, so that a busy machine disturbs all of them alike. */
const inTurns = async (
  bench: Bench,
  what: string,
  variants: readonly Variant[],
  run: (variant: Variant, profile: ProfileName) => Promise<void>,
): Promise<void> => {
  for (let round = 0; round < bench.rounds; round += 1) {
    const first = round % variants.length;
    for (const profile of profileNames)
      for (const variant of [...variants.slice(first), ...variants.slice(0, first)])
        await attempt(bench, `round ${round + 1}: ${what}, ${profile}, ${variant}`, () => run(variant, profile));
  }
};

/** The names of the tables. */
export const tables = {
  firstView: (profile: ProfileName) => `First view, ${profiles[profile].name}`,
  data: (profile: ProfileName) => `Data on screen, ${profiles[profile].name}`,
  move: (profile: ProfileName) => `From the tap to the data, ${profiles[profile].name}`,
  bytes: 'Bytes of a repayment, from the link of a message',
};

/** Opens every screen on a new phone: milliseconds to its first view and to its data. */
export const measureViews = async (bench: Bench): Promise<void> => {
  for (const row of bench.screens) {
    const { data } = screenOf(row);
    await inTurns(bench, row, bench.variants, async (variant, profile) => {
      const phone = await takePhone(bench.browser, profiles[profile].slowdown, [data]);
      const url = originOf(variant, bench.lines[profile].port) + addressOf(row);
      const { firstViewMs, dataMs } = await phone.visit(url, data).finally(phone.close);
      bench.figures.push(
        { table: tables.firstView(profile), row, variant, value: firstViewMs },
        { table: tables.data(profile), row, variant, value: dataMs },
      );
    });
  }
};

// A second after the rest of a screen has come, it has begun to load the next one; if nothing has arrived for four round trips, that is complete.
const REST_MS = 3000;
const STILL_ROUND_TRIPS = 4;

/** Takes every move: milliseconds from the tap to the data of the next screen. The hand-written pages lead nowhere. */
export const measureMoves = async (bench: Bench): Promise<void> => {
  const variants = bench.variants.filter((variant) => variant !== 'byHand');
  for (const move of moves.filter(({ from }) => bench.screens.includes(from))) {
    const { data } = screenOf(move.from);
    await inTurns(bench, nameOf(move), variants, async (variant, profile) => {
      const { slowdown, roundTripMs } = profiles[profile];
      const line = bench.lines[profile];
      const phone = await takePhone(bench.browser, slowdown, [data, move.data]);
      try {
        await phone.visit(originOf(variant, line.port) + addressOf(move.from), data);
        if (move.isAtRest) {
          await phone.pace(1);
          await sleep(REST_MS);
          await line.quiet(STILL_ROUND_TRIPS * roundTripMs);
          await phone.pace(slowdown);
        }
        const value = await phone.move(move.tap, move.data);
        bench.figures.push({ table: tables.move(profile), row: nameOf(move), variant, value });
      } finally {
        await phone.close();
      }
    });
  }
};

/** The screens of a repayment, each with a text that no earlier one shows, and the tap that leads to it. */
const stages = [
  { stage: 'order', page: 'loanDetail', text: 'Amount of this instalment', tap: undefined },
  { stage: 'repayment', page: 'repay', text: 'How to pay with this code', tap: { css: 'button', text: 'Repayment' } },
  { stage: 'code', page: 'repaymentOfCode2', text: 'In the app', tap: { css: 'a[href^="/repaymentOfCode2"]' } },
];
const DIGITS_ON_SCREEN = `document.querySelector('.code').textContent.replace(/\\D/g, '')`;
const PAID = 'Paid. Thank you';

const payAtCounter = async ({ sandbox }: BenchHost, code: unknown): Promise<void> => {
  const body = new URLSearchParams({ code: String(code) });
  const { status } = await sandbox.fetch(new Request('http://localhost/sandbox/counter', { method: 'POST', body }));
  if (status !== 200) throw new Error(`The counter answered ${status}.`);
};

/**
 * Repays twice on one phone, each time from the link of another message: the order, what is due, the code, which is paid while its page is open, and
 * the receipt, each read for a while. Counts the bytes on the wire, in both directions, with handshakes and headers. The hand-written pages have no
 * links and no receipt.
 */
export const repayTwice = async (
  { host, browser, figures }: Pick<Bench, 'host' | 'browser' | 'figures'>,
  variant: Variant,
): Promise<void> => {
  await host.sandbox.seed({ reset: true });
  const line = await openLine(host.port, FAST);
  const phone = await takePhone(browser, 1, [...stages.map(({ text }) => text), PAID]);
  try {
    for (const visit of ['first visit', 'next instalment']) {
      const before = line.carried();
      // Like another session, another source goes on to the addresses of the next screens.
      const query = new URLSearchParams({ ...borrowers.instalments, source: visit });
      const reached = async (stage: string): Promise<void> => {
        await sleep(REST_MS);
        const row = `${visit}, to the ${stage}`;
        figures.push({ table: tables.bytes, row, variant, value: line.carried() - before });
      };
      for (const { stage, page, text, tap } of stages) {
        if (tap && variant !== 'byHand') await phone.move(tap, text);
        else await phone.visit(`${originOf(variant, line.port)}/${page}?${query}`, text);
        await reached(stage);
      }
      if (variant !== 'byHand') {
        await payAtCounter(host, await phone.evaluate(DIGITS_ON_SCREEN));
        await phone.waitFor(PAID);
        await reached('receipt');
      }
      // The next message opens a new webview.
      await phone.evaluate('sessionStorage.clear()');
    }
  } finally {
    await phone.close();
    await line.close();
  }
};

/** Counts the bytes of two repayments in every variant. */
export const measureRepayment = async (bench: Bench): Promise<void> => {
  for (const variant of bench.variants) await attempt(bench, `repayment, ${variant}`, () => repayTwice(bench, variant));
};
