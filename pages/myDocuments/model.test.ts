import { describe, expect, it } from 'vitest';
import { answering, success } from '../../test/support/answers.ts';
import { opener, type TestPhone } from '../../test/support/testEnv.ts';
import { untilKind } from '../../test/support/until.ts';
import { createMyDocuments } from './model.ts';

const SEARCH = '?userId=50011&sessionId=s-1&orderId=170001&productId=2002';

const open = opener(({ env }) => createMyDocuments(env));
const opened = (phone: Partial<TestPhone> = {}) =>
  open(SEARCH, { fetch: answering(success({ orderStatus: 170 })), ...phone });

describe('The documents', () => {
  it('are those of the order that the service knows', async () => {
    const { model, calls } = opened();
    expect(await untilKind(model.$view, 'ready')).toMatchObject({ data: { status: '170' } });
    expect(calls[0]?.path).toBe('/api/v3/loan-details/loan-details');
  });

  it('of a link without an order are asked for nowhere', async () => {
    const { model, calls } = opened({ search: '?userId=50011' });
    expect(await untilKind(model.$view, 'unknown')).toMatchObject({ failure: { outcome: { reason: 'incomplete' } } });
    expect(calls).toEqual([]);
  });

  it('open a contract where its address is safe, at two taps once', async () => {
    const opening = async (address: string) => {
      const fetch = answering(success({ orderStatus: 110 }), success([]), success({ contract_url: address }));
      const { model, moves } = opened({ fetch });
      await untilKind(model.agreements.$view, 'ready');
      model.agreements.read({ title: 'Loan agreement', position: '1' });
      await model.agreements.read({ title: 'Loan agreement', position: '1' });
      await expect.poll(() => moves.length || model.agreements.$unopened.get()?.message).toBeTruthy();
      return moves;
    };
    expect(await opening('http://sandbox.test/contract/1')).toEqual(['assign http://sandbox.test/contract/1']);
    expect(await opening('javascript:alert(1)')).toEqual([]);
  });
});
