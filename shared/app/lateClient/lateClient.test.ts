import { describe, expect, it, vi } from 'vitest';
import { manualClock } from '../../../test/support/manualClock.ts';
import { order } from '../../../test/wire/wire.ts';
import { readOrder } from '../../api/endpoints/readOrder.ts';
import type { Call } from '../../api/settle.ts';
import { lateClient } from './lateClient.ts';
import { text } from './messages.ts';

const UNSENT = { kind: 'unknown', reason: 'offline', isUnsent: true, message: text.unsent };

const never = () => () => {};

/** Creates a client that accepts every call and counts them. */
const countingCall = () => {
  const call = vi.fn(async () => ({ kind: 'ok', data: 1 }));
  return { call, asCall: call as unknown as Call };
};

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('A client that follows the document', () => {
  it('is loaded ahead when asked, and sends at once when it is there', async () => {
    const { call, asCall } = countingCall();
    const load = vi.fn(async () => asCall);
    const late = lateClient(load, never);
    expect(load).not.toHaveBeenCalled();
    late.loadAhead();
    await nextTurn();
    expect(load).toHaveBeenCalledTimes(1);
    void late.call(readOrder, order);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('is not loaded ahead again where a call has loaded it', async () => {
    const load = vi.fn(async () => countingCall().asCall);
    const late = lateClient(load, never);
    await late.call(readOrder, order);
    late.loadAhead();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('sends a call that was made before it was there as soon as it is, with what it was given', async () => {
    const { call, asCall } = countingCall();
    const options = { idempotencyKey: 'k1' };
    const outcome = lateClient(async () => asCall, never).call(readOrder, order, options);
    expect(call).not.toHaveBeenCalled();
    expect(await outcome).toEqual({ kind: 'ok', data: 1 });
    expect(call.mock.calls).toEqual([[readOrder, order, options]]);
  });

  it('says that nothing was sent where it does not come, that the call has ended, and tries again at the next call', async () => {
    const { call, asCall } = countingCall();
    const load = vi.fn(async () => asCall);
    for (let times = 0; times < 2; times += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const late = lateClient(load, never);
    late.loadAhead();
    const onEnd = vi.fn();
    expect(await late.call(readOrder, order, { onEnd })).toEqual(UNSENT);
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(call).not.toHaveBeenCalled();
    expect(await late.call(readOrder, order)).toEqual({ kind: 'ok', data: 1 });
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('gives a call up after 60 000 ms, and does not send it when it comes after all', async () => {
    const { call, asCall } = countingCall();
    const clock = manualClock();
    let arrive = () => {};
    const late = lateClient(() => new Promise((resolve) => (arrive = () => resolve(asCall))), clock.after);
    const outcome = late.call(readOrder, order);
    clock.advance(59_999);
    expect(clock.waiting()).toBe(1);
    clock.advance(1);
    expect(await outcome).toEqual(UNSENT);
    arrive();
    await nextTurn();
    expect(call).not.toHaveBeenCalled();
  });
});
