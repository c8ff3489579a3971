import { describe, expect, it } from 'vitest';
import { success } from '../../test/support/answers.ts';
import { opener, type TestPhone } from '../../test/support/testEnv.ts';
import { untilKind } from '../../test/support/until.ts';
import { createPaymentReminders } from './model.ts';

const plan = {
  repayAmount: 150_050,
  repayDate: '2026-12-06',
  productName: 'Sample Instalment Loan',
};

/** A service that answers each reading of what is due with the next of these, and of the order with this data. */
const service = (order: object, ...dues: object[]): typeof fetch => {
  let at = 0;
  return async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    if (pathname.endsWith('/loan-details')) return success(order);
    at += 1;
    return success(dues[at - 1] ?? plan);
  };
};

const SEARCH = '?userId=50011&sessionId=s-1&mobilePhone=09171234567&orderId=170001&productId=2002';

const open = opener(({ env }) => createPaymentReminders(env));
const opened = (phone: Partial<TestPhone> = {}) =>
  open(SEARCH, { nowMs: Date.UTC(2026, 10, 23), fetch: service({}), ...phone });

const ready = async (phone?: Partial<TestPhone>) => {
  const page = opened(phone);
  return { ...page, ...(await untilKind(page.model.$view, 'ready')) };
};

describe('The reminders of an order', () => {
  it('are of the payment that is due next', async () => {
    const { data } = await ready();
    expect(data).toEqual({
      productName: 'Sample Instalment Loan',
      reminders: [{ row: '2026-12-06', day: '2026-12-06', amount: 150_050 }],
    });
  });

  it('are of all payments of the plan that are not paid, where the service states it', async () => {
    const part = (state: string, dueDate: string) => ({ title: '', amount: 150_050, dueDate, state });
    const parts = [part('paid', '2026-12-01'), part('due', '2026-12-06'), part('coming', '2027-01-05')];
    const { data } = await ready({ fetch: service({ orderStatus: 170, facts: { plan: parts } }) });
    expect(data.reminders).toEqual([
      { row: '2', day: '2026-12-06', amount: 150_050 },
      { row: '3', day: '2027-01-05', amount: 150_050 },
    ]);
  });

  it.each([
    ['has no instalment', []],
    ['is paid, and a fee is left', [{ amount: 150_050, dueDate: '2026-12-01', state: 'paid' }]],
    ['has not moved with the due date', [{ amount: 150_050, dueDate: '2026-11-20', state: 'late' }]],
  ])('are of what is due next, too, where the plan %s', async (_, parts) => {
    const { data } = await ready({ fetch: service({ facts: { plan: parts } }) });
    expect(data.reminders).toEqual([{ row: '2026-12-06', day: '2026-12-06', amount: 150_050 }]);
  });

  it.each(['0000-00-00', 'soon', ''])('are none where the service names no day: %j', async (repayDate) => {
    expect((await ready({ fetch: service({}, { ...plan, repayDate }) })).data.reminders).toEqual([]);
  });

  it.each([0, -150_050])('are none where nothing is to be paid: %j', async (repayAmount) => {
    expect((await ready({ fetch: service({}, { ...plan, repayAmount }) })).data.reminders).toEqual([]);
    const part = { title: '', amount: 0, dueDate: '2026-12-06', state: 'coming' };
    const fetch = service({ facts: { plan: [part] } }, { ...plan, repayAmount });
    expect((await ready({ fetch })).data.reminders).toEqual([]);
  });

  it('are not said to be none where the order, which may have the plan, cannot be read', async () => {
    const fetch: typeof globalThis.fetch = async (input) => {
      if ((input as Request).url.includes('/loan-details')) throw new TypeError('lost');
      return success({ ...plan, repayDate: '2026-11-22' });
    };
    expect(await untilKind(opened({ fetch }).model.$view, 'unknown')).toMatchObject({
      failure: { outcome: { reason: 'offline' } },
    });
  });

  it('are none once the day has come where the lender is', async () => {
    const midnight = Date.parse('2026-12-06T00:00:00+08:00');
    expect((await ready({ nowMs: midnight - 1 })).data.reminders).toHaveLength(1);
    expect((await ready({ nowMs: midnight })).data.reminders).toEqual([]);
  });

  it('ask nobody where the address names no order', async () => {
    const { model, calls } = opened({ search: '?userId=50011' });
    expect(await untilKind(model.$view, 'unknown')).toMatchObject({ failure: { outcome: { reason: 'incomplete' } } });
    expect(calls).toEqual([]);
  });
});
