import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox.ts';
import { openTestSandbox } from '../../scripts/sandbox/testBorrower.ts';
import { answering, refusal } from '../../test/support/answers.ts';
import { type TestPhone, testEnv } from '../../test/support/testEnv.ts';
import { untilKind } from '../../test/support/until.ts';
import { createRepaymentOfCode2 } from './model.ts';

const KEY = 'loan:default:repaymentInfo';
const ofOrder = '?userId=50015&orderId=174002&productId=2001';
const info = {
  orderId: '174002',
  productId: '2001',
  checkedAt: 5000,
  repayAmount: 123_456,
  defDetail: { payCode: '7100' },
};
const stored = (data: unknown) => new Map([[KEY, JSON.stringify({ v: 1, data })]]);

let sandbox: Sandbox;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ sandbox, remove } = await openTestSandbox());
});
afterEach(() => remove());

const opened = (search: string, phone: Partial<TestPhone> = {}) => {
  const platform = testEnv({ search, sandbox, ...phone });
  const model = createRepaymentOfCode2(platform.env);
  model.open();
  return { ...platform, model };
};

describe('the page of a code', () => {
  it('shows what the store holds, without a call', () => {
    const { model, calls } = opened(ofOrder, { storage: stored(info) });
    expect(model.$view.get()).toMatchObject({ kind: 'ready', code: '7100', total: 123_456, checkedAtMs: 5000 });
    expect(calls).toEqual([]);
  });

  it('is loading, then shows what the service says, and keeps it', async () => {
    const { model, calls, storage, clock } = opened(ofOrder);
    expect(model.$view.get()).toEqual({ kind: 'loading' });
    const view = await untilKind(model.$view, 'ready');
    expect(view).toMatchObject({ total: 320_000, checkedAtMs: clock.now() });
    expect(view.code).toMatch(/^71\d{12}$/);
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ['/api/v3/installment/loan-play-detail', { productId: '2001', orderId: '174002' }],
    ]);
    expect(JSON.parse(storage.get(KEY) ?? '')).toMatchObject({
      v: 1,
      data: { orderId: '174002', productId: '2001', defDetail: { payCode: view.code }, checkedAt: clock.now() },
    });
  });

  it('asks the service where the store holds another order', async () => {
    const { model, calls } = opened(ofOrder, { storage: stored({ ...info, orderId: '1' }) });
    expect(await untilKind(model.$view, 'ready')).toMatchObject({ total: 320_000 });
    expect(calls).toHaveLength(1);
  });

  it.each(['', '?orderId=174002', '?productId=2001'])('says that %j names no order, without a call', (search) => {
    const { model, calls } = opened(search);
    expect(model.$view.get()).toEqual({ kind: 'noOrder' });
    expect(calls).toEqual([]);
  });

  it('says that the order has no code', async () => {
    const { model } = opened('?userId=50012&orderId=170002&productId=2001');
    expect(await untilKind(model.$view, 'noCode')).toEqual({ kind: 'noCode' });
    expect(model.waysAddress).toBe('/repay?userId=50012&orderId=170002&productId=2001&product_id=2001');
  });

  it('is refused in the words of the service, or in its own', async () => {
    const { model, toasts, storage } = opened('?userId=50020&orderId=200002&productId=2001');
    expect((await untilKind(model.$view, 'refused')).message).toBe('There is nothing to repay on this order.');
    expect(toasts).toEqual([{ text: 'There is nothing to repay on this order.', durationMs: 2000 }]);
    expect(storage.size).toBe(0);
    const wordless = opened(ofOrder, { fetch: answering(refusal('')) });
    expect((await untilKind(wordless.model.$view, 'refused')).message).toBe('The service refused this.');
  });

  it.each([
    ['offline', undefined],
    ['http', new Response('', { status: 500 })],
    ['body', new Response('<h1>Error</h1>')],
    ['data', Response.json({ code: 0, data: { productName: 'x' } })],
  ])('is unknown (%s), and is loaded anew to try again', async (why, answer) => {
    const { model, moves } = opened(ofOrder, { fetch: answer ? answering(answer) : answering() });
    expect(await untilKind(model.$view, 'unknown')).toEqual({ kind: 'unknown', why });
    model.retry();
    expect(moves).toEqual(['reload']);
  });

  it('leads to the order, and copies the code', async () => {
    const { model, copied } = opened(ofOrder, { storage: stored(info) });
    expect(model.orderAddress).toBe('/loanDetail?userId=50015&orderId=174002&productId=2001&product_id=2001');
    model.copy('7100');
    await expect.poll(() => copied).toEqual(['7100']);
    expect(model.stores).toEqual([model.$view]);
  });

  it('shows what the store says when the borrower comes back, and keeps what it shows where that is nothing', () => {
    const { model, storage, comeBack } = opened(ofOrder, { storage: stored(info) });
    storage.set(KEY, JSON.stringify({ v: 1, data: { ...info, repayAmount: 777 } }));
    comeBack('revived');
    expect(model.$view.get()).toMatchObject({ kind: 'ready', total: 777 });
    storage.clear();
    comeBack('visible');
    expect(model.$view.get()).toMatchObject({ kind: 'ready', total: 777 });
  });
});
