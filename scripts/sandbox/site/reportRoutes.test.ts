import { expect, it } from 'vitest';
import type { Summary } from '../reports/summarize.ts';
import { NOW_MS, open, post } from '../testBorrower.ts';
import { sandboxForEachTest } from '../testSandbox.ts';

const ADDRESS = 'http://localhost:4173/sandbox/reports';

const sandbox = sandboxForEachTest();

const report = (body: string): Promise<Response> =>
  // As a page sends it in an older browser: plain text, with `Origin: null`.
  post(sandbox, ADDRESS, { body, headers: { origin: 'null' } });

const tell = async (records: readonly object[], { build = '1.0.0-1a2b3c4d', screen = 'repay' } = {}): Promise<void> => {
  expect((await report(JSON.stringify({ build, screen, records }))).status).toBe(204);
  sandbox.clock.nowMs += 60_000;
};

const step = (name: string, outcome: string) => ({ kind: 'step', step: name, outcome });
const typeError = { kind: 'error', name: 'TypeError', at: ['repay:2:34567'] };

const summary = async (query = ''): Promise<Summary> => {
  const { text } = await open(sandbox, `/sandbox/reports.json${query}`);
  return JSON.parse(text) as Summary;
};

const pageText = async (query = ''): Promise<string> =>
  (await open(sandbox, `/sandbox/reports${query}`)).text.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

it('The collector says how pages are made to report until one has', async () => {
  const text = await pageText();
  expect(text).toContain('No page has reported yet');
  expect(text).toContain("endpoint: '/sandbox/reports'");
  expect(await summary()).toMatchObject({ messages: 0, errors: [], vitals: [], blocked: [], steps: [] });
});

it('The collector counts the same error of a build once a line, with when it was first and last seen', async () => {
  await tell([typeError]);
  await tell([typeError]);
  await tell([typeError], { build: '1.0.0-99999999' });
  const { errors, builds } = await summary();
  expect(errors).toEqual([
    {
      build: '1.0.0-1a2b3c4d',
      screen: 'repay',
      name: 'TypeError',
      at: ['repay:2:34567'],
      count: 2,
      firstMs: NOW_MS,
      lastMs: NOW_MS + 60_000,
    },
    expect.objectContaining({ build: '1.0.0-99999999', count: 1 }),
  ]);
  expect(builds.map(({ build }) => build)).toEqual(['1.0.0-99999999', '1.0.0-1a2b3c4d']);
  expect(await pageText()).toContain(
    'TypeError repay:2:34567 repay 1.0.0-1a2b3c4d 2 2026-12-01 12:00:00 2026-12-01 12:01:00',
  );
});

it('The collector takes an error of a document that was cut off before it says of which build it is', async () => {
  const body = JSON.stringify({ screen: 'repay', records: [{ kind: 'error', name: 'NotStarted', at: [] }] });
  expect((await report(body)).status).toBe(204);
  expect((await summary()).errors).toMatchObject([{ build: 'unknown', name: 'NotStarted' }]);
});

it('The collector shows one build alone where one is chosen', async () => {
  await tell([typeError]);
  await tell([{ ...typeError, name: 'RangeError' }], { build: '1.0.0-99999999' });
  expect((await summary('?build=1.0.0-99999999')).errors.map(({ name }) => name)).toEqual(['RangeError']);
  const text = await pageText('?build=1.0.0-99999999');
  expect(text).toContain('RangeError');
  expect(text).not.toContain('TypeError');
  // The link to the other build stays.
  expect(text).toContain('1.0.0-1a2b3c4d (1)');
});

it('The collector rates what a screen took by what three quarters of its views stayed within', async () => {
  for (const ms of [900, 1000, 2600, 2700, 9000]) await tell([{ kind: 'vital', vital: 'dataOnScreen', ms }]);
  await tell([{ kind: 'vital', vital: 'cumulativeLayoutShift', thousandths: 12 }]);
  await tell([{ kind: 'vital', vital: 'interactionToNextPaint', ms: 501 }], { screen: 'order' });
  expect((await summary()).vitals).toEqual([
    {
      ...{ screen: 'order', vital: 'interactionToNextPaint', unit: 'ms', count: 1 },
      ...{ p50: 501, p75: 501, p95: 501, rating: 'poor' },
    },
    {
      ...{ screen: 'repay', vital: 'dataOnScreen', unit: 'ms', count: 5 },
      ...{ p50: 2600, p75: 2700, p95: 9000, rating: 'needs work' },
    },
    {
      ...{ screen: 'repay', vital: 'cumulativeLayoutShift', unit: 'thousandths', count: 1 },
      ...{ p50: 12, p75: 12, p95: 12, rating: 'good' },
    },
  ]);
  expect(await pageText()).toContain('Cumulative layout shift 0.012 0.012 0.012 good 1');
});

it('The collector shows how far repayments got, as shares of the orders opened', async () => {
  for (let orders = 0; orders < 4; orders++) await tell([step('screen', 'opened')], { screen: 'loanDetail' });
  await tell([step('screen', 'opened'), step('channel', 'chosen'), step('channel', 'chosen')]);
  await tell([step('generatePayCode', 'ok')]);
  await tell([step('payCode', 'shown')], { screen: 'repaymentOfCode2' });
  await tell([step('paymentSeen', 'code')], { screen: 'repaymentOfCode2' });
  await tell([step('channel', 'chosen'), step('payCode', 'shownForRollover')], { screen: 'repayDelay' });
  const [byCode, rollover, byCard] = (await summary()).funnels;
  expect(byCode?.stages.map(({ count }) => count)).toEqual([4, 1, 2, 1, 1, 1]);
  expect(byCode?.stages.map(({ share }) => share)).toEqual([1, 0.25, 0.5, 0.25, 0.25, 0.25]);
  expect(rollover?.stages.map(({ count }) => count)).toEqual([4, 0, 1, 0, 1, 0]);
  expect(byCard?.stages.map(({ count }) => count)).toEqual([4, 0, 0, 0, 0, 0, 0]);
  expect(await pageText()).toContain('Repayment opened 1 · 25 %');
});

it('Where no order was opened a funnel has counts without shares', async () => {
  await tell([step('channel', 'chosen')]);
  expect((await summary()).funnels[0]?.stages[2]).toEqual({ name: 'Channel chosen', count: 1, share: null });
  expect(await pageText()).toContain('Channel chosen 1 · –');
});

it('The collector shows what policies have blocked, by directive and host', async () => {
  const what = { directive: 'img-src', from: 'ads.example' };
  for (let times = 0; times < 2; times++) await tell([{ kind: 'blocked', ...what }]);
  expect((await summary()).blocked).toMatchObject([{ ...what, screen: 'repay', count: 2 }]);
  expect(await pageText()).toContain('img-src ads.example repay 1.0.0-1a2b3c4d 2');
});

it.each([
  ['no JSON', 'Juan'],
  ['no message', '{}'],
  ['a build that is none', JSON.stringify({ build: 'Juan', screen: 'repay', records: [] })],
  ['more than a message has', JSON.stringify({ build: '1.0.0-1a2b3c4d', screen: 'repay', records: [], user: 50011 })],
  ...[
    { kind: 'error', name: 'TypeError', at: [], message: 'Juan' },
    { kind: 'error', name: 'TypeError', at: ['Juan dela Cruz'] },
    { kind: 'step', step: 'data', outcome: 'Juan dela Cruz' },
    { kind: 'vital', vital: 'firstPaint', ms: '3200.00' },
    { kind: 'blocked', directive: 'img-src', from: 'https://juan.example/?a=b' },
    { kind: 'constructor' },
    null,
  ].map((record) => [
    `the record ${JSON.stringify(record)}`,
    JSON.stringify({ build: '1.0.0-1a2b3c4d', screen: 'repay', records: [record] }),
  ]),
])('The collector refuses %s, and keeps nothing of it', async (_, body) => {
  expect((await report(body ?? '')).status).toBe(400);
  expect((await summary()).messages).toBe(0);
});

it('The collector keeps messages as they came, and forgets them when it is asked to', async () => {
  await tell([typeError]);
  expect(await pageText()).toContain('1 message, the last at 2026-12-01 12:00:00');
  expect(JSON.parse((await open(sandbox, '/sandbox/reports/messages.json')).text)).toEqual([
    { build: '1.0.0-1a2b3c4d', screen: 'repay', records: [typeError] },
  ]);
  await post(sandbox, `${ADDRESS}/clear`, { headers: { 'sec-fetch-site': 'same-origin' } });
  expect((await summary()).messages).toBe(0);
});

it('Nothing of a message is markup on the page', async () => {
  await tell([{ kind: 'step', step: 'constructor', outcome: '__proto__' }], { screen: 'toString' });
  const { text, response } = await open(sandbox, '/sandbox/reports?build=%3Cscript%3Ealert(1)%3C/script%3E');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(text).not.toContain('<script>');
});
