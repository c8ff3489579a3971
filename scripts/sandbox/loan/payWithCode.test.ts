import { describe, expect, it } from 'vitest';
import { callFor, codeFor, open, pay, paymentsOf, post } from '../testBorrower.ts';
import { sandboxForEachTest } from '../testSandbox.ts';

describe('paying with a code', () => {
  const sandbox = sandboxForEachTest();

  const statusOf = async (orderId: string) => (await callFor(sandbox, orderId, 'readOrder')).data.orderStatus;
  const periodOf = async (orderId: string) => (await callFor(sandbox, orderId, 'readPeriodPlan')).data;
  const codeOf = async (orderId: string) => (await periodOf(orderId)).defDetail?.payCode ?? '';

  it('settles an order that is paid in full', async () => {
    const { repayAmount } = await periodOf('170002');
    expect(repayAmount).toBe('123456');
    const payUrl = await codeFor(sandbox, '170002', repayAmount);
    const { text } = await open(sandbox, payUrl);
    expect(text).toContain('₱1,234.56');
    expect(text).toContain('Pay now');
    const response = await pay(sandbox, payUrl);
    expect(await response.text()).toContain('/loanDetail?');
    expect(await statusOf('170002')).toBe(200);
    expect((await callFor(sandbox, '170002', 'readPeriodPlan')).code).toBe('4011');
  });

  it('moves the date for the rollover fee, and asks the loan without late charges then', async () => {
    const plan = (await callFor(sandbox, '180001', 'readDelayPlan')).data;
    expect(plan).toMatchObject({ repayDate: '2026-12-10', delayInfo: { delayAmount: 300_000 } });
    await pay(sandbox, await codeFor(sandbox, '180001', plan.delayInfo.delayAmount, 1));
    const order = (await callFor(sandbox, '180001', 'readOrder')).data;
    expect(order).toMatchObject({ orderStatus: 170, isDelay: 0 });
    expect(await periodOf('180001')).toMatchObject({ repayAmount: 500_000, repayDate: '2026-12-10' });
    expect((await callFor(sandbox, '180001', 'readDelayPlan')).code).toBe('4010');
  });

  it('takes nothing the second time', async () => {
    const payUrl = await codeFor(sandbox, '174001', 265_075);
    expect((await pay(sandbox, payUrl)).status).toBe(200);
    const again = await pay(sandbox, payUrl);
    expect(again.status).toBe(409);
    expect(await again.text()).toContain('already paid');
    expect(await paymentsOf(sandbox, '174001')).toHaveLength(1);
  });

  it('refuses a code made before the order changed', async () => {
    const rollover = await codeFor(sandbox, '174002', 48_000, 1);
    const full = await codeFor(sandbox, '174002', 320_000);
    await pay(sandbox, rollover);
    expect(await (await pay(sandbox, full)).text()).toContain('The amount has changed');
    expect(await statusOf('174002')).toBe(170);
    expect(await paymentsOf(sandbox, '174002')).toHaveLength(1);
  });

  const payAtCounter = (code: string) => {
    return post(sandbox, '/sandbox/counter', { body: new URLSearchParams({ code }) });
  };

  it('does not take the code of one instalment for the next of the same amount', async () => {
    const ofThisPart = await codeOf('170001');
    await pay(sandbox, await codeFor(sandbox, '170001', 150_050));
    const late = await payAtCounter(ofThisPart);
    expect(late.status).toBe(409);
    expect(await paymentsOf(sandbox, '170001')).toHaveLength(1);
  });

  it('pays at the counter with the default code', async () => {
    const code = await codeOf('170001');
    expect(code).toMatch(/^\d{12,16}$/);
    const spaced = code.replace(/(\d{4})/g, '$1 ');
    const { text } = await open(sandbox, `/sandbox/counter?code=${encodeURIComponent(spaced)}`);
    expect(text).toContain('Pay now');
    // Somebody else may pay at the counter, so the page must not contain the borrower's session.
    expect(text).not.toMatch(/sessionId|\/sandbox\/pay\//);
    expect((await open(sandbox, `/sandbox/pay/${code}`)).response.status).toBe(404);
    expect((await open(sandbox, '/sandbox/counter?code=1')).text).toContain('no pay code');
    const paid = await payAtCounter(spaced);
    expect([paid.status, await paid.text()]).toEqual([200, expect.not.stringContaining('sessionId')]);
    expect((await periodOf('170001')).detail).toContainEqual({ text: 'Instalment', value: '3 of 4' });
    expect(await codeOf('170001')).not.toBe(code);
  });

  it('makes one code of one request that reaches two sandboxes', async () => {
    const other = await sandbox.openOther();
    const asked = [sandbox, other, sandbox, other].map((each) => codeFor(each, '170002', 123_456));
    expect(new Set(await Promise.all(asked)).size).toBe(1);
  });
});
