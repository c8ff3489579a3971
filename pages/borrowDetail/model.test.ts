import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../scripts/sandbox/testBorrower.ts';
import { sandboxForAllTests } from '../../scripts/sandbox/testSandbox.ts';
import { followPayments } from '../../shared/payments/followPayments.ts';
import { answering, success } from '../../test/support/answers.ts';
import { opener, type TestPhone } from '../../test/support/testEnv.ts';
import { testRoutes } from '../../test/support/testRoutes.ts';
import { untilKind } from '../../test/support/until.ts';
import { createBorrowDetail } from './model.ts';

const sandbox = sandboxForAllTests();

const openAt = (hash: string, phone: Partial<TestPhone> = {}) => {
  const place = testRoutes(hash);
  const open = opener(({ env }) => createBorrowDetail({ ...env, place }), { sandbox });
  return { ...open(`?${new URLSearchParams(sessionOf('180001'))}`, phone), place };
};

const paymentsOf = ({ env, model }: ReturnType<typeof openAt>) =>
  followPayments({ ...env, page: model.env.page }, model);

describe('the order of a payment', () => {
  it('stands at the address of the repayment method page', () => {
    expect(openAt('').place.routeMoves).toEqual(['claimRoute repaymentMethod borrowDetail']);
  });

  it("is the session's where the route names none", async () => {
    const { model, calls } = openAt('#/borrowDetail');
    expect((await untilKind(model.$view, 'ready')).data).toMatchObject({ status: '180', statusText: 'Overdue' });
    expect(calls.map(({ path }) => path)).toEqual(['/api/v3/loan-details/loan-details']);
    expect(calls[0]?.query.get('orderId')).toBe('180001');
  });

  it('is the one that the route names, whatever the session says, and has its own page', async () => {
    const { model, calls } = openAt('#/borrowDetail?productId=2002&orderId=170001&userId=1', {
      search: '?userId=50011&orderId=180001&productId=2001',
    });
    expect((await untilKind(model.$view, 'ready')).data.productName).toBe('Sample Instalment Loan');
    expect([...(calls[0]?.query.getAll('orderId') ?? [])]).toEqual(['170001']);
    expect(calls[0]?.query.get('productId')).toBe('2002');
    expect(calls[0]?.query.get('userId')).toBe('50011');
    expect(model.orderAddress).toBe('/loanDetail?userId=50011&orderId=170001&productId=2002&product_id=2002');
  });

  it.each(['#/borrowDetail', '#/borrowDetail?productId=2001&orderId=180001'])(
    'of %s keeps both values of an address that spells the product in two ways, in one call',
    async (hash) => {
      const search = '?userId=50016&orderId=180001&productId=2001&product_id=B';
      const { model, calls } = openAt(hash, { search, fetch: answering(success({ orderStatus: 180 })) });
      await untilKind(model.$view, 'ready');
      expect(calls.map(({ query }) => [query.get('productId'), query.get('product_id')])).toEqual([['2001', 'B']]);
      expect(model.orderAddress).toBe(`/loanDetail${search}`);
    },
  );

  it('shows a payment of the order that the route names, not of the session’s', async () => {
    const card = { way: 'card', isRollover: false, amount: '1', place: '', reference: '', promisedDay: '' } as const;
    const offline = { fetch: answering() };
    const first = openAt('#/borrowDetail?productId=2002&orderId=170001', offline);
    paymentsOf(first).record({ ...card, state: 'unconfirmed' });
    const pendingAt = async (hash: string) => {
      const fetch = answering(success({ orderStatus: 170 }));
      const page = openAt(hash, { phoneStorage: first.phoneStorage, fetch });
      await untilKind(page.model.$view, 'ready');
      return paymentsOf(page).$status.get().pending;
    };
    expect(await pendingAt('#/borrowDetail?productId=2002&orderId=170001')).toMatchObject(card);
    expect(await pendingAt('#/borrowDetail')).toBeUndefined();
  });
});
