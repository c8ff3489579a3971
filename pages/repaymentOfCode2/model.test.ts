import { describe, expect, it } from 'vitest';
import { text } from '../../shared/features/core/messages.ts';
import type { CodeView } from '../../shared/features/repayment/storedCode.ts';
import { answering, refusal } from '../../test/support/answers.ts';
import { manualClock } from '../../test/support/manualClock.ts';
import { type TestPhone, testEnv } from '../../test/support/testEnv.ts';
import { testSandbox } from '../../test/support/testSandbox.ts';
import { type CodeModel, createRepaymentOfCode2 } from './model.ts';

const KEY = 'loan:default:repaymentInfo';
const ofOrder = '?userId=50015&orderId=174002&productId=2001';
const NOW_MS = manualClock().now();
const info = {
  userId: '50015',
  orderId: '174002',
  productId: '2001',
  checkedAt: NOW_MS - 5000,
  repayAmount: 123_456,
  defDetail: { payCode: '7100' },
};
const stored = (data: unknown) => new Map([[KEY, JSON.stringify({ v: 1, data })]]);

const sandbox = testSandbox('for each');

const opened = (search: string, phone: Partial<TestPhone> = {}) => {
  const platform = testEnv({ search, sandbox, ...phone });
  const model = createRepaymentOfCode2(platform.env);
  model.open();
  return { ...platform, model };
};

const viewOf = async (model: CodeModel, kind: CodeView['kind']): Promise<CodeView> => {
  await expect.poll(() => model.$code.get()).toMatchObject({ kind });
  return model.$code.get();
};

describe('the page of a code', () => {
  it('shows what the store holds at once, and what the service says of it then', async () => {
    const { model, calls } = opened(ofOrder, { storage: stored(info) });
    expect(model.$code.get()).toMatchObject({ kind: 'ready', code: '7100', total: 123_456, status: 'revalidating' });
    await expect.poll(() => model.$code.get()).toMatchObject({ total: 320_000, status: 'fresh', checkedAtMs: NOW_MS });
    expect(calls.map(({ path }) => path)).toEqual(['/api/v3/installment/loan-play-detail']);
  });

  it('asks for a rollover where that is what the store holds', async () => {
    const rollover = { delayInfo: { title: 'Move the date', delayAmount: 1 }, repayAmount: undefined };
    const { model, calls } = opened(ofOrder, { storage: stored({ ...info, ...rollover }) });
    expect(model.$code.get()).toMatchObject({ kind: 'ready', code: '7100', total: 1 });
    await expect.poll(() => model.$code.get()).toMatchObject({ total: 48_000, status: 'fresh' });
    expect(calls.map(({ path }) => path)).toEqual(['/api/growing/plan']);
    expect(model.isRollover()).toBe(true);
  });

  it('is loading, then shows what the service says, and keeps it', async () => {
    const { model, calls, storage, clock } = opened(ofOrder);
    expect(model.$code.get()).toEqual({ kind: 'loading' });
    expect(await viewOf(model, 'ready')).toMatchObject({
      total: 320_000,
      code: expect.stringMatching(/^71\d{12}$/),
      checkedAtMs: clock.now(),
    });
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ['/api/v3/installment/loan-play-detail', { productId: '2001', orderId: '174002' }],
    ]);
    expect(JSON.parse(storage.get(KEY) ?? '')).toMatchObject({
      v: 1,
      data: {
        userId: '50015',
        orderId: '174002',
        productId: '2001',
        defDetail: { payCode: expect.stringMatching(/^71\d{12}$/) },
        checkedAt: clock.now(),
      },
    });
  });

  it('says that the order has no code', async () => {
    const { model } = opened('?userId=50012&orderId=170002&productId=2001');
    expect(await viewOf(model, 'noCode')).toEqual({ kind: 'noCode' });
    expect(model.isRollover()).toBe(false);
  });

  it('leads on to what there is to pay where the order’s page led here and there is no code', async () => {
    const search = '?userId=50012&orderId=170002&productId=2001';
    const { model, moves } = opened(`${search}&from=order`);
    await viewOf(model, 'noCode');
    expect(moves).toEqual([`replace /repay${search}&product_id=2001`]);
    const other = opened(search);
    await viewOf(other.model, 'noCode');
    expect(other.moves).toEqual([]);
  });

  it('is refused in the words of the service, or in its own', async () => {
    const { model, toasts } = opened('?userId=50020&orderId=200002&productId=2001');
    const message = 'There is nothing to repay on this order.';
    expect(await viewOf(model, 'refused')).toMatchObject({ message });
    expect(toasts).toEqual([{ text: message, durationMs: 2000 }]);
    const wordless = opened(ofOrder, { fetch: answering(refusal('')) });
    expect(await viewOf(wordless.model, 'refused')).toMatchObject({ message: text.noMessage });
  });

  it.each([
    ['offline', undefined],
    ['http', new Response('', { status: 500 })],
    ['body', new Response('<h1>Error</h1>')],
    ['data', Response.json({ code: 0, data: { productName: 'x' } })],
  ])('is unknown (%s), and asks again where the borrower wants to', async (reason, answer) => {
    const { model, calls, moves } = opened(ofOrder, { fetch: answer ? answering(answer) : answering() });
    expect(await viewOf(model, 'unknown')).toMatchObject({ kind: 'unknown', reason });
    model.refresh();
    expect(model.$code.get()).toEqual({ kind: 'loading' });
    await viewOf(model, 'unknown');
    expect(calls).toHaveLength(2);
    expect(moves).toEqual([]);
  });

  it('leads to the order, and copies the code', async () => {
    const { model, copied } = opened(ofOrder, { storage: stored(info) });
    expect(model.orderAddress).toBe('/loanDetail?userId=50015&orderId=174002&productId=2001&product_id=2001');
    model.copy('7100');
    await expect.poll(() => copied).toEqual(['7100']);
  });
});
