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
    expect(calls.map(({ path }) => path)).toEqual(['/api/v3/loan-details/loan-details']);
  });

  it('of a link without an order are asked for nowhere', async () => {
    const { model, calls } = opened({ search: '?userId=50011' });
    expect(await untilKind(model.$view, 'unknown')).toMatchObject({ reason: 'incomplete' });
    expect(calls).toEqual([]);
  });

  it('open a contract where it is safe, and nothing else', () => {
    const { model, moves, toasts } = opened();
    expect(model.follow('http://sandbox.test/contract/1')).toBe('leaving');
    expect(model.follow('javascript:alert(1)')).toBe('refused');
    expect(moves).toEqual(['assign http://sandbox.test/contract/1']);
    expect(toasts).toHaveLength(1);
  });
});
