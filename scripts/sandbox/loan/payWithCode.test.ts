import { expect, it } from 'vitest';
import { callFor, codeFor, open, pay, paymentsOf, post } from '../testBorrower.ts';
import { sandboxForEachTest } from '../testSandbox.ts';

const sandbox = sandboxForEachTest();

const statusOf = async (orderId: string) => (await callFor(sandbox, orderId, 'readOrder')).data.orderStatus;
const periodOf = async (orderId: string) => (await callFor(sandbox, orderId, 'readPeriodPlan')).data;
const codeOf = async (orderId: string) => (await periodOf(orderId)).defDetail?.payCode ?? '';
const payAtCounter = (code: string) => post(sandbox, '/sandbox/counter', { body: new URLSearchParams({ code }) });

it('A payment in full settles the order', async () => {
  const { repayAmount } = await periodOf('170002');
  expect(repayAmount).toBe('123456');
  const payUrl = await codeFor(sandbox, '170002', repayAmount);
  expect((await open(sandbox, payUrl)).text).toContain('₱1,234.56');
  expect(await (await pay(sandbox, payUrl)).text()).toContain('/loanDetail?');
  expect(await statusOf('170002')).toBe(200);
  expect((await callFor(sandbox, '170002', 'readPeriodPlan')).code).toBe('4011');
});

it('A rollover moves the date for its fee, and the loan is owed without late charges then', async () => {
  const plan = (await callFor(sandbox, '180001', 'readDelayPlan')).data;
  expect(plan).toMatchObject({ repayDate: '2026-12-10', delayInfo: { delayAmount: 300_000 } });
  await pay(sandbox, await codeFor(sandbox, '180001', plan.delayInfo.delayAmount, 1));
  expect((await callFor(sandbox, '180001', 'readOrder')).data).toMatchObject({ orderStatus: 170, isDelay: 0 });
  expect(await periodOf('180001')).toMatchObject({ repayAmount: 500_000, repayDate: '2026-12-10' });
  expect((await callFor(sandbox, '180001', 'readDelayPlan')).code).toBe('4010');
});

it('A code pays once', async () => {
  const payUrl = await codeFor(sandbox, '174001', 265_075);
  expect([(await pay(sandbox, payUrl)).status, (await pay(sandbox, payUrl)).status]).toEqual([200, 409]);
  expect(await paymentsOf(sandbox, '174001')).toHaveLength(1);
});

it('A code of before the order changed is refused', async () => {
  const rollover = await codeFor(sandbox, '174002', 48_000, 1);
  const full = await codeFor(sandbox, '174002', 320_000);
  await pay(sandbox, rollover);
  expect(await (await pay(sandbox, full)).text()).toContain('has changed since this code was made');
  expect(await paymentsOf(sandbox, '174002')).toHaveLength(1);
});

it('The code of one instalment does not pay the next of the same amount', async () => {
  const ofThisPart = await codeOf('170001');
  await pay(sandbox, await codeFor(sandbox, '170001', 150_050));
  expect((await payAtCounter(ofThisPart)).status).toBe(409);
  expect(await paymentsOf(sandbox, '170001')).toHaveLength(1);
});

it('The counter takes the default code, and never shows the session of the borrower', async () => {
  const code = await codeOf('170001');
  const spaced = code.replace(/(\d{4})/g, '$1 ');
  const { text } = await open(sandbox, `/sandbox/counter?code=${encodeURIComponent(spaced)}`);
  expect(text).not.toMatch(/sessionId|\/sandbox\/pay\//);
  expect((await open(sandbox, `/sandbox/pay/${code}`)).response.status).toBe(404);
  const paid = await payAtCounter(spaced);
  expect([paid.status, await paid.text()]).toEqual([200, expect.not.stringContaining('sessionId')]);
  expect(await codeOf('170001')).not.toBe(code);
});

it('What is typed at the counter is escaped', async () => {
  const { text } = await open(sandbox, `/sandbox/counter?code=${encodeURIComponent('"><b>x</b>')}`);
  expect(text).toContain('no pay code');
  expect(text).not.toContain('<b>x</b>');
});

it('One code is made of a request that reaches two sandboxes', async () => {
  const other = await sandbox.openOther();
  const asked = [sandbox, other, sandbox, other].map((each) => codeFor(each, '170002', 123_456));
  expect(new Set(await Promise.all(asked)).size).toBe(1);
});
