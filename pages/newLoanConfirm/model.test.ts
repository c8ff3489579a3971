import { describe, expect, it } from 'vitest';
import { callFor, sessionOf } from '../../scripts/sandbox/testBorrower.ts';
import { readLoanOffer } from '../../shared/api/endpoints/readLoanOffer.ts';
import { newConfirmation } from '../../shared/features/confirmation/newConfirmation.ts';
import { confirmTest, openConfirmation } from '../../test/support/confirming.ts';
import { ORIGIN } from '../../test/support/testEnv.ts';
import { resetOrder, testSandbox } from '../../test/support/testSandbox.ts';
import { untilKind } from '../../test/support/until.ts';

const sandbox = testSandbox();

const readyFor = async (orderId: string) => {
  await resetOrder(sandbox, orderId);
  const search = `?${new URLSearchParams({ ...sessionOf(orderId), building: 'b1' })}`;
  const test = confirmTest({ search, sandbox });
  const model = openConfirmation(test, readLoanOffer, newConfirmation);
  await expect.poll(() => model.wait()).toBeUndefined();
  return { ...test, model };
};

describe('A borrower for whom a loan waits', () => {
  it('sees its terms, takes it in them, and is led to the order that it has become', async () => {
    const { model, moves } = await readyFor('170301');
    const view = await untilKind(model.$offer, 'ready');
    expect(view.data).toMatchObject({ amount: 450000, periods: 91, termUnit: 'day', rateDescription: '0.22% a day' });
    await model.confirm();
    expect(moves).toEqual([
      `replace ${ORIGIN}/loanDetail?orderId=170301&productId=2001&userId=50301&sessionId=session-50301&product_id=2001&building=b1&from=confirm`,
    ]);
    expect(await callFor(sandbox, '170301', 'readOrder')).toMatchObject({ data: { orderStatus: 170 } });
  });

  it('cannot reach past the contract that stands before the offer', async () => {
    const { model, calls } = await readyFor('170306');
    expect(model.contract.$view.get()).toMatchObject({ isReadable: false });
    await model.confirm();
    expect(calls.filter(({ path }) => path.endsWith('push'))).toEqual([]);
    model.contract.arrive();
    model.contract.agree();
    await model.confirm();
    expect(calls.filter(({ path }) => path.endsWith('push'))).toHaveLength(1);
  });
});
