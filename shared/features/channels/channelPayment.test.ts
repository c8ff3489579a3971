import { describe, expect, it } from 'vitest';
import { sandboxForEachTest } from '../../../scripts/sandbox/testSandbox.ts';
import { heldService, success } from '../../../test/support/answers.ts';
import { type TestPhone, testEnv } from '../../../test/support/testEnv.ts';
import type { Key } from '../../api/parse.ts';
import { coreText as core } from '../core/messages.ts';
import { channelPayment, type Due } from './channelPayment.ts';

const search = '?userId=50015&orderId=174002&productId=2001';
const due: ReturnType<Due> = { amount: 320_000, isRollover: false };

const sandbox = sandboxForEachTest();

/** Opens a page that pays an order. Tests change what the page knows of it by setting the fields of `order`. */
const paying = (phone: Partial<TestPhone> = {}) => {
  const platform = testEnv({ search, sandbox, ...phone });
  const order: { due: ReturnType<Due>; canRefresh: boolean; reads: number } = { due, canRefresh: true, reads: 0 };
  const refresh = async () => {
    order.reads += 1;
    return order.canRefresh;
  };
  const payment = channelPayment(
    platform.env,
    () => order.due,
    refresh,
    () => {},
  );
  return { ...platform, order, payment };
};

const payingAt = (channelNumber: Key, ...how: Parameters<typeof paying>) => {
  const page = paying(...how);
  page.payment.show();
  page.payment.choose(channelNumber);
  return page;
};

const CHOOSING = { kind: 'choosing', chosen: '90007' };
const HINT = [{ text: 'Please select your repayment method for payment' }];

/** Opens a page that has asked a channel for its payment page, and got this address. */
const paidTo = async (payUrl: string, phone: Partial<TestPhone> = {}) => {
  const page = payingAt('90007', { fetch: async () => success({ payUrl }), ...phone });
  await page.payment.pay();
  return page;
};

describe('paying at a channel', () => {
  it('begins closed, keeps the choice while the list is open, and forgets it when it closes', () => {
    const { payment } = paying();
    expect(payment.$step.get()).toEqual({ kind: 'closed' });
    payment.choose('90007');
    expect(payment.$step.get()).toEqual({ kind: 'closed' });
    payment.show();
    expect(payment.$step.get()).toEqual({ kind: 'choosing', chosen: undefined });
    payment.choose('90007');
    payment.show();
    expect(payment.$step.get()).toEqual(CHOOSING);
    payment.close();
    expect(payment.$step.get()).toEqual({ kind: 'closed' });
    payment.show();
    expect(payment.$step.get()).toEqual({ kind: 'choosing', chosen: undefined });
  });

  it.each([
    ['without a choice, and shows the hint', undefined, due, HINT],
    ['at a channel that does not take what is due by now', '90007', { ...due, amount: 5_000_001 }, HINT],
    ['while what is due is not known', '90007', undefined, []],
  ])('sends nothing %s', async (_, chosen, dueNow, said) => {
    const { payment, order, toasts, calls } = paying();
    // Nothing is sent while the list is closed either.
    await payment.pay();
    payment.show();
    if (chosen) payment.choose(chosen);
    order.due = dueNow;
    await payment.pay();
    expect([toasts, calls]).toEqual([said, []]);
    expect(payment.$step.get()).toEqual({ kind: 'choosing', chosen });
  });

  it('sends the amount just as it came, isDelay for a rollover, and the number of a channel that is 0', async () => {
    const { payment, order, calls } = payingAt(0, { fetch: heldService().fetch });
    order.due = { amount: '048000', isRollover: true };
    payment.pay();
    await Promise.resolve();
    expect(calls[0]?.body).toMatchObject({ amount: '048000', isDelay: 1, channelNumber: 0 });
  });

  it('is locked while it asks: no second call, no other choice, no closing', async () => {
    const service = heldService();
    const { payment, calls } = payingAt('90007', { fetch: service.fetch });
    const asked = [payment.pay(), payment.pay(), payment.pay()];
    payment.choose('90008');
    payment.close();
    payment.show();
    expect(payment.$step.get()).toEqual({ kind: 'asking', chosen: '90007' });
    await expect.poll(service.waiting).toBe(1);
    service.answer(0, success({ payUrl: '/sandbox/pay/1' }));
    await Promise.all(asked);
    payment.close();
    await payment.pay();
    expect(payment.$step.get().kind).toBe('leaving');
    expect(calls).toHaveLength(1);
  });

  it('opens again ten seconds after a page that never left, also where it was out of sight meanwhile', async () => {
    const { payment, clock, comeBack } = await paidTo('/sandbox/pay/1');
    comeBack('visible');
    clock.advance(9_999);
    expect(payment.$step.get().kind).toBe('leaving');
    clock.advance(1);
    expect(payment.$step.get()).toEqual(CHOOSING);
  });

  it('is closed on a page that was frozen while it left', async () => {
    const { payment, comeBack, clock } = await paidTo('/sandbox/pay/1');
    comeBack('revived');
    expect(payment.$step.get()).toEqual({ kind: 'closed' });
    clock.advance(10_000);
    expect(payment.$step.get()).toEqual({ kind: 'closed' });
  });

  it('refuses an unsafe address, and stays with a word of that until a channel is chosen', async () => {
    const { payment, moves, toasts } = await paidTo('javascript:alert(1)');
    expect(moves).toEqual([]);
    expect(payment.$step.get()).toEqual({ ...CHOOSING, note: core.linkRefused });
    expect(toasts).toEqual([]);
    payment.choose('90007');
    expect(payment.$step.get()).toEqual(CHOOSING);
  });

  it("hands an address of the app's own to the app, and the list stays; a plain browser says that it has none", async () => {
    const { payment, messages } = await paidTo('sampleloan://pay?code=7', { app: 'android' });
    expect(messages).toEqual([{ action: 'openPage', payload: { url: 'sampleloan://pay?code=7' } }]);
    expect(payment.$step.get()).toEqual(CHOOSING);
    const inBrowser = await paidTo('sampleloan://pay?code=7', { app: 'none' });
    expect([inBrowser.moves, inBrowser.payment.$step.get()]).toEqual([[], { ...CHOOSING, note: core.inAppOnly }]);
  });
});

it('A request that never left the phone does not have the order read again: the next tap can pay', async () => {
  let isOnline = true;
  const { payment, order, calls } = payingAt('90007', { isOnline: () => isOnline });
  isOnline = false;
  await payment.pay();
  expect([order.reads, calls]).toEqual([0, []]);
});

it('A lost answer is said, with what the service said, and nothing is sent before the order has been read again', async () => {
  const { payment, order, calls } = payingAt('90007', {
    fetch: async () => Response.json({ message: 'The counter is closed.' }),
  });
  const paid = payment.pay();
  // As on a page that reads it: what is due is certain only once it is fresh.
  order.due = undefined;
  await paid;
  const note = { id: 'channelSheet.unknown' };
  expect(payment.$step.get()).toMatchObject({ ...CHOOSING, note, said: '“The counter is closed.”' });
  expect(order.reads).toBe(1);
  await payment.pay();
  expect(calls).toHaveLength(1);
  order.due = due;
  await payment.pay();
  expect(calls).toHaveLength(2);
});
