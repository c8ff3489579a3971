import { readOrder } from 'borrower-web/shared/api/endpoints/readOrder.ts';
import { refusal, success } from 'borrower-web/test/support/answers.ts';
import { smallLender } from 'borrower-web/test/support/lenders.ts';
import { runCount } from 'borrower-web/test/support/random.ts';
import { randomRuns } from 'borrower-web/test/support/randomRuns.ts';
import { opener } from 'borrower-web/test/support/testEnv.ts';
import { untilKind } from 'borrower-web/test/support/until.ts';
import { describe, expect, it } from 'vitest';
import { payPart } from '../../endpoints/payPart.ts';
import { text } from './messages.ts';
import { createPartialPayment } from './model.ts';

const payment = (id: string, amount = 50_000) => ({ id, at: '2026-11-01T10:00:00Z', amount, purpose: 'repayment' });

const orderWith = (payments: readonly unknown[], dueAmount = 150_050) => ({
  orderStatus: 170,
  facts: { dueAmount, payments },
});

/** A service with an order of ₱1,500.50, which `pays` a part or not. */
const service = () => {
  const booked = [payment('P1')];
  const held = {
    booked,
    parts: [] as unknown[],
    answer: (): Response | Promise<Response> => success({}),
    fetch: async (request: Request): Promise<Response> => {
      if (!request.url.includes('pay-part')) return success(orderWith(booked, 200_050 - booked.length * 50_000));
      held.parts.push(await request.json());
      return held.answer();
    },
  };
  return held;
};

const opened = opener(({ env, submissionLog }) => createPartialPayment({ ...env, submissionLog }));
const ADDRESS = '?userId=7&orderId=170001&productId=2001';

const begin = async (held = service(), phone: object = {}) => {
  const page = opened(ADDRESS, { fetch: held.fetch as typeof fetch, ...phone });
  await untilKind(page.model.order.$view, 'ready');
  return { ...page, held };
};

const paid = async (typed: string, held = service(), phone: object = {}) => {
  const page = await begin(held, phone);
  page.model.type(typed);
  await page.model.pay();
  return page;
};

describe('A part of what is due', () => {
  it.each([
    ['', text.wrong.id],
    ['0', text.wrong.id],
    ['-5', text.wrong.id],
    ['five', text.wrong.id],
    ['1501', text.tooMuch.id],
  ])('is not sent for %j', async (typed, id) => {
    const { model, held } = await paid(typed);
    expect(model.$problem.get()?.message.id).toBe(id);
    expect(held.parts).toEqual([]);
  });

  it('is sent once, in cents, whatever is tapped', async () => {
    const { model, held } = await begin();
    model.type('500');
    await Promise.all([model.pay(), model.pay()]);
    await model.pay();
    expect(held.parts).toEqual([{ orderId: '170001', amount: 50_000 }]);
    expect(model.$state.get().kind).toBe('done');
  });

  it('can be tried again once the service has refused it, in its words', async () => {
    const held = service();
    held.answer = () => refusal('The account is empty.');
    const { model } = await paid('500', held);
    expect([model.$refusal.get(), model.$state.get().kind]).toEqual(['The account is empty.', 'free']);
  });

  it('is held over a reload where its answer got lost, until the order shows it', async () => {
    const held = service();
    held.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const phone = { phoneStorage: new Map<string, string>() };
    await paid('500', held, phone);
    const { model } = await begin(held, phone);
    await untilKind(model.$state, 'unconfirmed');
    held.booked.push(payment('P2'));
    await model.checkAgain();
    expect([model.$state.get().kind, held.parts.length]).toEqual(['done', 1]);
    await expect.poll(() => model.order.$view.get()).toMatchObject({ data: { facts: { dueCents: 100_050 } } });
  });

  it.each([
    ['accepted', () => success({}), 'accepted'],
    ['lost', () => Promise.reject(new TypeError('Failed to fetch')), 'unconfirmed'],
    ['refused', () => refusal('The account is empty.'), undefined],
  ])(
    'is recorded under the order, so that its other pages warn of it, unless it was certainly not paid: %s',
    async (_, answer, state) => {
      const held = service();
      held.answer = answer;
      const phone = { phoneStorage: new Map<string, string>() };
      await paid('500', held, phone);
      const { model } = await begin(service(), phone);
      expect(model.payments.$status.get().pending?.state).toBe(state);
      expect(model.payments.$status.get().pending?.amount).toBe(state && '50000');
    },
  );

  it('is recorded before it is sent, because the page may be killed before the answer comes', async () => {
    const held = service();
    held.answer = () => new Promise(() => {});
    const phone = { phoneStorage: new Map<string, string>() };
    void paid('500', held, phone);
    await expect.poll(() => held.parts).toHaveLength(1);
    const { model } = await begin(service(), phone);
    expect(model.payments.$status.get().pending).toMatchObject({ state: 'unconfirmed', amount: '50000' });
  });

  it('is not called open where the order counts it in what is due, before it lists it', async () => {
    const held = service();
    let dueAmount = 150_050;
    const fetch = async (request: Request): Promise<Response> => {
      if (!request.url.includes('pay-part')) return success(orderWith(held.booked, dueAmount));
      dueAmount = 100_050;
      return new Response('', { status: 502 });
    };
    const { model } = await paid('500', held, { fetch: fetch as typeof globalThis.fetch });
    await expect.poll(() => model.$state.get()).toMatchObject({ kind: 'unconfirmed', check: 'changed' });
  });

  it.each([
    ['another one that has arrived meanwhile', [payment('P1'), payment('P2', 1_000)]],
    ['an earlier one whose id is another now', [payment('P9')]],
  ])('is not taken for %s', async (_, booked) => {
    const held = service();
    held.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const { model } = await paid('500', held);
    held.booked.splice(0, 1, ...booked);
    await model.checkAgain();
    expect(model.$state.get()).toMatchObject({ kind: 'unconfirmed', check: 'changed' });
    expect(model.$isBooked.get()).toBe(false);
  });

  it('is not sent where what is due is not known any more', async () => {
    const held = service();
    let isDown = false;
    const fetch = (request: Request) =>
      isDown ? Promise.reject(new TypeError('Failed to fetch')) : held.fetch(request);
    const { model } = await begin(held, { fetch });
    isDown = true;
    await model.order.refresh();
    model.type('500');
    await model.pay();
    expect([held.parts, model.$state.get().kind]).toEqual([[], 'free']);
  });

  it('of another amount has another idempotency key than one that got lost, and the same amount the same', async () => {
    const held = service();
    const keys: (string | null)[] = [];
    const fetch = (request: Request) => {
      if (request.url.includes('pay-part')) keys.push(request.headers.get('Idempotency-Key'));
      return held.fetch(request);
    };
    held.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const { model, clock } = await begin(held, { fetch });
    for (const typed of ['500', '500', '300']) {
      model.type(typed);
      await model.pay();
      await expect.poll(() => model.$state.get()).toMatchObject({ check: 'early' });
      clock.advance(180_000);
      await expect.poll(() => model.$state.get()).toMatchObject({ check: 'open' });
      model.payAgain();
      await expect.poll(() => model.order.$view.get()).toMatchObject({ status: 'fresh' });
    }
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('comes after a warning of what another page of the order has begun to pay', async () => {
    const phone = { phoneStorage: new Map<string, string>() };
    const opened = { way: 'channel', state: 'opened', isRollover: false, place: 'Sample Bank' } as const;
    const { model: other } = await begin(service(), phone);
    other.payments.record({ ...opened, amount: '150050', reference: '', promisedDay: '' });
    const { model } = await begin(service(), phone);
    expect(model.payments.$status.get().pending).toMatchObject(opened);
  });

  it('is followed by another one only once the order shows the one that was accepted', async () => {
    const held = service();
    const { model } = await paid('500', held);
    await model.payAnother();
    expect(model.$state.get()).toMatchObject({ wasAccepted: true, maySendAgain: false });
    held.booked.push(payment('P2'));
    await model.payAnother();
    expect(model.$state.get().kind).toBe('free');
    model.type('300');
    await model.pay();
    expect(held.parts).toHaveLength(2);
  });
});

it('A borrower on a bad line pays a part once for each decision, and is told nothing that is not true', () => {
  return randomRuns({
    runs: runCount(300),
    seed: 1,
    call: payPart,
    lender: () =>
      smallLender(ADDRESS, payPart, {}, [
        [readOrder, (booked) => orderWith(Array.from({ length: booked }, (_, at) => payment(`P${at}`)))],
      ]),
    open: (tab) => {
      const model = createPartialPayment({ ...tab.env, submissionLog: tab.submissionLog });
      model.open();
      return model;
    },
    // Once the order shows an accepted payment, what the borrower asks for is another one.
    state: ({ $state, $isBooked }) => {
      const state = $state.get();
      return state.kind === 'unconfirmed' && state.wasAccepted && $isBooked.get()
        ? { ...state, check: 'changed' }
        : state;
    },
    acts: {
      tap: (model) => {
        model.type('500');
        void model.pay();
      },
      checkAgain: (model) => void model.checkAgain(),
      release: (model) => model.release(),
      refresh: ({ order }) => void order.refresh(),
    },
  });
}, 900_000);
