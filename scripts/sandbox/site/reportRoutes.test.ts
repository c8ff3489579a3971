import { expect, it } from 'vitest';
import type { Summary } from '../reports/reports.ts';
import { open, post } from '../testBorrower.ts';
import { sandboxForEachTest } from '../testSandbox.ts';

const sandbox = sandboxForEachTest();

const report = (body: object): Promise<Response> =>
  post(sandbox, '/sandbox/reports', { body: JSON.stringify(body), headers: { origin: 'null' } });

const tell = async (records: readonly object[], screen = 'repay'): Promise<void> => {
  expect((await report({ build: '1.0.0-1a2b3c4d', screen, records })).status).toBe(204);
};

const summary = async (): Promise<Summary> => JSON.parse((await open(sandbox, '/sandbox/reports.json')).text);
const pageText = async (): Promise<string> =>
  (await open(sandbox, '/sandbox/reports')).text.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

const typeError = { kind: 'error', name: 'TypeError', at: ['repay:2:34567'] };

it('Errors and what policies blocked are counted by build, screen and place', async () => {
  const blocked = { kind: 'blocked', directive: 'img-src', from: 'ads.example' };
  await tell([typeError, blocked]);
  await tell([typeError]);
  await report({ screen: 'repay', records: [typeError] });
  const found = await summary();
  expect(found.errors).toMatchObject([
    { build: '1.0.0-1a2b3c4d', screen: 'repay', count: 2 },
    // Of a document that was cut off.
    { build: 'unknown', count: 1 },
  ]);
  expect(found.blocked).toMatchObject([{ directive: 'img-src', from: 'ads.example', count: 1 }]);
  expect(await pageText()).toContain('1.0.0-1a2b3c4d repay TypeError repay:2:34567 2');
});

it('The vitals of a screen are rated by what three quarters of its views stayed within', async () => {
  for (const ms of [900, 1000, 2600, 2700, 9000]) await tell([{ kind: 'vital', vital: 'dataOnScreen', ms }]);
  await tell([{ kind: 'vital', vital: 'cumulativeLayoutShift', thousandths: 12 }]);
  expect((await summary()).vitals).toEqual([
    { screen: 'repay', vital: 'dataOnScreen', unit: 'ms', count: 5, p75: 2700, rating: 'needs work' },
    { screen: 'repay', vital: 'cumulativeLayoutShift', unit: 'thousandths', count: 1, p75: 12, rating: 'good' },
  ]);
});

it('Funnels count how far repayments got', async () => {
  const step = (name: string, outcome: string) => ({ kind: 'step', step: name, outcome });
  for (let orders = 0; orders < 4; orders++) await tell([step('screen', 'opened')], 'loanDetail');
  await tell([step('screen', 'opened'), step('channel', 'chosen'), step('channel', 'chosen')]);
  await tell([step('generatePayCode', 'ok')]);
  await tell([step('payCode', 'shown'), step('paymentSeen', 'code')], 'repaymentOfCode2');
  await tell([step('channel', 'chosen'), step('payCode', 'shownForRollover')], 'repayDelay');
  const counts = (await summary()).funnels.map(({ stages }) => stages.map(({ count }) => count));
  expect(counts).toEqual([
    [4, 1, 2, 1, 1, 1],
    [4, 0, 1, 0, 1, 0],
    [4, 0, 0, 0, 0, 0, 0],
  ]);
});

it.each([
  {},
  { screen: 'repay', records: [], user: 50011 },
  ...[
    { kind: 'error', name: 'TypeError', at: [], message: 'Juan' },
    { kind: 'step', step: 'data', outcome: 'Juan dela Cruz' },
    { kind: 'blocked', directive: 'img-src', from: 'https://juan.example/?a=b' },
  ].map((record) => ({ screen: 'repay', records: [record] })),
])('Nothing is kept of a message that a page does not send: %j', async (body) => {
  expect((await report(body)).status).toBe(400);
  expect((await summary()).messages).toBe(0);
});
