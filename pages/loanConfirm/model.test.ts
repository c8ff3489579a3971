import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../scripts/sandbox/testBorrower.ts';
import { readLegacyLoanOffer } from '../../shared/api/endpoints/readLegacyLoanOffer.ts';
import { confirmTest, openConfirmation } from '../../test/support/confirming.ts';
import { ORIGIN, type TestPhone } from '../../test/support/testEnv.ts';
import { resetOrder, testSandbox } from '../../test/support/testSandbox.ts';
import { createLoanConfirm } from './model.ts';

const sandbox = testSandbox();

const readyFor = async (orderId: string, phone: Partial<TestPhone> = {}) => {
  await resetOrder(sandbox, orderId);
  const search = `?${new URLSearchParams({ ...sessionOf(orderId), swift: 's1', eyes: 'e1' })}`;
  const test = confirmTest({ search, sandbox, ...phone });
  const model = openConfirmation(test, readLegacyLoanOffer, createLoanConfirm);
  await expect.poll(() => model.wait()).toBeUndefined();
  return { ...test, model };
};

describe('The legacy confirmation', () => {
  it('makes legacy calls: as forms, with their own headers', async () => {
    const { model, calls } = await readyFor('170312');
    await model.confirm();
    // The order's status is read by the same call as on all pages, not by a legacy one.
    const legacy = calls.filter(({ path }) => path.startsWith('/api/older/'));
    expect(legacy.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/api/older/confirm-data', 'productId=2003'],
      ['POST', '/api/older/agreements', 'productId=2003&scene=3'],
      ['POST', '/api/older/push', 'productId=2003&amount=450000'],
    ]);
    for (const { headers } of legacy) {
      expect(headers.get('content-type')).toBe('application/x-www-form-urlencoded');
      expect([headers.get('swift'), headers.get('eyes')]).toEqual(['s1', 'e1']);
    }
  });

  it('opens a contract by a legacy call', async () => {
    const { model, calls, moves } = await readyFor('170312');
    await model.agreements.read({ title: 'Loan agreement', position: '1' });
    expect(calls.at(-1)).toMatchObject({
      path: '/api/older/agreement-jump',
      body: 'productId=2003&scene=3&position=1&orderId=170312',
    });
    expect(moves).toEqual([expect.stringMatching(`^assign ${ORIGIN}/sandbox/agreements/[0-9a-f-]{36}/1$`)]);
  });
});

describe('The promotion', () => {
  it('stands until it is closed, and does not come back when the offer is read again', async () => {
    const { model, comeBack } = await readyFor('170313');
    expect(model.$hasPromotion.get()).toBe(true);
    model.closePromotion();
    comeBack('visible');
    await expect.poll(() => model.wait()).toBeUndefined();
    expect(model.$hasPromotion.get()).toBe(false);
  });

  it('does not come back where the page is loaded anew after a contract was read, and does on the visit after that', async () => {
    const { model, storage } = await readyFor('170313');
    await model.agreements.read({ title: 'Loan agreement', position: '1' });
    expect((await readyFor('170313', { storage })).model.$hasPromotion.get()).toBe(true);
    model.closePromotion();
    await model.agreements.read({ title: 'Loan agreement', position: '1' });
    expect((await readyFor('170313', { storage })).model.$hasPromotion.get()).toBe(false);
    expect((await readyFor('170313', { storage })).model.$hasPromotion.get()).toBe(true);
  });
});

describe('After the push', () => {
  it('an address of the web replaces the page as it is', async () => {
    const { model, moves } = await readyFor('170312');
    await model.confirm();
    const session = new URLSearchParams({ userId: '50312', sessionId: 'session-50312' });
    expect(moves).toEqual([`replace ${ORIGIN}/loanDetail?${session}&orderId=170312&productId=2003`]);
  });

  it('an address of the app is handed to it', async () => {
    const { model, moves, messages } = await readyFor('170314', { app: 'ios' });
    await model.confirm();
    expect(messages).toEqual([{ action: 'openPage', payload: { url: 'sampleloan://order/170314' } }]);
    expect(moves).toEqual([]);
    expect(model.loanSubmission.$state.get()).toEqual({ kind: 'done' });
  });
});
