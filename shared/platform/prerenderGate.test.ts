// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testEnv } from '../../test/support/testEnv.ts';
import { type Call, unknown } from '../api/client.ts';
import { callKey, type EarlyWindow } from '../api/earlyCall.ts';
import { readOrder } from '../api/endpoints/readOrder.ts';
import { readPeriodPlan } from '../api/endpoints/readPeriodPlan.ts';
import { prerenderGate } from './prerenderGate.ts';

const search = '?userId=1&orderId=2&productId=3';
const order = { orderId: '2', productId: '3' };

let open = (): void => {};

beforeEach(() => {
  Object.assign(document, { prerendering: true });
  vi.spyOn(document, 'addEventListener').mockImplementation((_: string, run: unknown) => {
    open = run as () => void;
  });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
});

/** A prerendered page whose head has sent the period plan. */
const prerendered = (outcome: object = { kind: 'ok', data: 'due' }) => {
  const test = testEnv({ search, app: 'android' });
  const call = vi.fn(async () => outcome);
  const key = callKey(readPeriodPlan, readPeriodPlan.payload(order), test.env.page);
  const host: EarlyWindow = { loanEarly: { key, response: new Promise(() => {}) } };
  const told: string[] = [];
  const env = prerenderGate({ ...test.env, call: call as unknown as Call }, host);
  env.onReturn((how) => told.push(how));
  return { ...test, held: env, call, told };
};

/** The borrower opens the page, so long after it was loaded. */
const openAfter = (ms: number): void => {
  vi.spyOn(performance, 'now').mockReturnValue(ms);
  vi.spyOn(Date, 'now').mockReturnValue(performance.timeOrigin + ms);
  open();
};

it('Leaves the platform of a page that is open as it is', () => {
  Reflect.deleteProperty(document, 'prerendering');
  const { env } = testEnv({ search });
  expect(prerenderGate(env, {})).toBe(env);
});

it('Only reads before the borrower opens the page, and then does what has waited, in its order', async () => {
  const { held, call, toasts, moves, storage, told } = prerendered();
  const layout = vi.spyOn(document.body, 'getBoundingClientRect');
  expect(await held.call(readPeriodPlan, order)).toEqual({ kind: 'ok', data: 'due' });
  expect(held.store.write('bankTipSeen', {})).toBe(true);
  held.toast('said');
  held.navigator.replace('/there');
  void held.call(readOrder, order);
  expect([held.native.loanApp, held.native.webkit]).toEqual([undefined, undefined]);
  await new Promise((resolve) => setTimeout(resolve));
  expect([[...storage], toasts, moves, call.mock.calls.length]).toEqual([[], [], [], 1]);
  expect(layout).toHaveBeenCalledOnce();
  openAfter(1000);
  await expect.poll(() => call.mock.calls.length).toBe(2);
  expect([...storage.keys()]).toEqual(['loan:default:bankTipSeen']);
  expect(toasts).toMatchObject([{ text: 'said' }]);
  expect(moves).toEqual(['replace /there']);
  expect(held.native.loanApp).toBeDefined();
  expect(told).toEqual([]);
});

it.each([
  ['when opened more than 10 s after it was loaded', { kind: 'ok', data: 'due' }, 10_001, ['visible']],
  ['but not sooner', { kind: 'ok', data: 'due' }, 9_999, []],
  ['when its data have not come', unknown('offline'), 1000, ['visible']],
])('Reads the data again %s', async (_, outcome, ms, expected) => {
  const { held, told } = prerendered(outcome);
  await held.call(readPeriodPlan, order);
  openAfter(ms);
  await new Promise((resolve) => setTimeout(resolve));
  expect(told).toEqual(expected);
});

it('Loads the page anew when it waits to ask for more than a minute: what the tab has stored may be of another day', async () => {
  const { held, moves, told } = prerendered();
  void held.call(readOrder, order);
  openAfter(60_001);
  await new Promise((resolve) => setTimeout(resolve));
  expect([moves, told]).toEqual([['reload'], []]);
});
