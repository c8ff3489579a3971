import { describe, expect, it, vi } from 'vitest';
import { manualClock } from '../../test/support/manualClock.ts';
import { order, page } from '../../test/wire/wire.ts';
import type { Call } from '../api/client.ts';
import { callKey } from '../api/earlyCall.ts';
import { pushLoan } from '../api/endpoints/pushLoan.ts';
import { rateService } from '../api/endpoints/rateService.ts';
import { readOrder } from '../api/endpoints/readOrder.ts';
import { readPeriodPlan } from '../api/endpoints/readPeriodPlan.ts';
import { clientText as text } from './messages.ts';
import { pageClient, unlessOffline, unlessTooEarly } from './pageClient.ts';

it('Aborts the call that the head has sent after a minute without a response', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const controller = new AbortController();
  const response = new Promise<Response>(() => {});
  const loanEarly = { key: callKey(readPeriodPlan, order, page), response, controller };
  const clock = manualClock();
  const plan = pageClient({ loanEarly }, page, clock)(readPeriodPlan, order);
  clock.advance(59_999);
  expect(controller.signal.aborted).toBe(false);
  clock.advance(1);
  expect(controller.signal.aborted).toBe(true);
  expect(await plan).toMatchObject({ kind: 'unknown', reason: 'timeout' });
});

const loan = { amount: '100', periods: 91, termUnit: undefined, productId: '9' };
it('A read that the service wants to be asked for later says when, and no tap sends it before that', async () => {
  const nowMs = new Date(2026, 10, 29, 22).getTime();
  const now = vi.spyOn(Date, 'now').mockReturnValue(nowMs);
  const busy = { kind: 'unknown', reason: 'http', status: 429, retryAtMs: nowMs + 240_000 };
  const send = vi.fn(async () => busy);
  const call = unlessTooEarly(send as unknown as Call);
  const told = { ...busy, message: { ...text.again, values: { time: '22:04' } } };
  expect(await call(readOrder, order)).toEqual(told);
  const onEnd = vi.fn();
  expect(await call(readOrder, order, { onEnd })).toEqual({ ...told, isUnsent: true });
  expect([send, onEnd].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  // Another call is not held back, and what moves money may have been done.
  expect(await call(pushLoan, loan)).toEqual(busy);
  expect(await call(pushLoan, loan)).toMatchObject({ isUnsent: true });
  expect(send).toHaveBeenCalledTimes(2);
  now.mockReturnValue(nowMs + 240_000);
  await call(readOrder, order);
  expect(send).toHaveBeenCalledTimes(3);
});

describe('unlessOffline', () => {
  const order = { productId: '9', orderId: '1' };
  const loan = { amount: '100', periods: 91, termUnit: undefined, productId: '9' };
  const once = { idempotencyKey: 'k1', onEnd: () => {} };

  /** Creates a client on a phone that reports to be offline or online, first as `atFirst` and then as `isOnline`; all sent calls succeed. */
  const phone = (isOnline: boolean, atFirst = true) => {
    const state = { isOnline: atFirst };
    const send = vi.fn(async () => ({ kind: 'ok', data: 1 }));
    const call = unlessOffline(send as unknown as Call, () => state.isOnline);
    state.isOnline = isOnline;
    return { state, send, call };
  };

  it('What may go out only once leaves no phone without a connection, that is said, and it goes out as soon as there is one', async () => {
    const { call, send, state } = phone(false);
    const onEnd = vi.fn();
    const outcome = await call(pushLoan, loan, { ...once, onEnd });
    expect(outcome).toEqual({ kind: 'unknown', reason: 'offline', isUnsent: true, message: text.unsent });
    expect(send).not.toHaveBeenCalled();
    expect(onEnd).toHaveBeenCalledTimes(1);
    state.isOnline = true;
    expect(await call(pushLoan, loan, once)).toEqual({ kind: 'ok', data: 1 });
    expect(send.mock.calls).toEqual([[pushLoan, loan, once]]);
  });

  it('What changes something else is kept back by a phone without a connection, too', async () => {
    const { call, send } = phone(false);
    const outcome = await call(rateService, { score: 5, problemId: '1' }, { needsConnection: true });
    expect(outcome).toEqual({ kind: 'unknown', reason: 'offline', isUnsent: true, message: text.unsent });
    expect(send).not.toHaveBeenCalled();
  });

  it('Whatever only reads is asked in any case, and a phone that was answered is not believed again', async () => {
    const { call, send } = phone(false);
    expect(await call(readOrder, order)).toEqual({ kind: 'ok', data: 1 });
    expect(await call(pushLoan, loan, once)).toEqual({ kind: 'ok', data: 1 });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('A phone that says so from the beginning, though its page has come, keeps nobody from paying', async () => {
    const { call, send } = phone(false, false);
    expect(await call(pushLoan, loan, once)).toEqual({ kind: 'ok', data: 1 });
    expect(send).toHaveBeenCalledTimes(1);
  });
});
