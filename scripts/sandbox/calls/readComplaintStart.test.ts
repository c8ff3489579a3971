import { describe, expect, it } from 'vitest';
import { borrowers } from '../seed/borrowers.ts';
import { call, callFor, sessionOf } from '../testBorrower.ts';
import { sandboxForAllTests } from '../testSandbox.ts';

describe('what a complaint starts from', () => {
  const sandbox = sandboxForAllTests();

  const start = async (orderId: string) => (await callFor(sandbox, orderId, 'readComplaintStart', { orderId })).data;

  it('takes complaints about collection for orders that are in collection only', async () => {
    for (const { orderId, status } of borrowers) {
      const { orderDetail } = await start(orderId);
      expect([orderId, Number(orderDetail?.isShow)]).toEqual([orderId, status === 174 || status === 180 ? 1 : 0]);
    }
  });

  it('sends values and flags as text to a borrower who shows that form', async () => {
    const { problemType, problemSonType, orderDetail } = await start('180002');
    expect(problemType[0]?.value).toBe('1');
    expect(problemSonType[0]?.value).toBe('11');
    expect(orderDetail?.isShow).toBe('1');
  });

  it('has one order without rows', async () => {
    expect((await start('170202')).orderDetail?.list).toEqual([]);
  });

  it.each(['', '999999', '170002'])(
    'has no order for the number "%s", but the borrower’s own list',
    async (orderId) => {
      const query = { ...sessionOf('170001'), orderId };
      const { data } = await call(sandbox, 'readComplaintStart', query, { orderId });
      const { orderDetail, orderList } = data;
      expect([orderDetail, orderList.map(({ orderNo }) => orderNo)]).toEqual([null, ['170001']]);
    },
  );

  it('knows the borrower by the session where the address names no user', async () => {
    const { userId: _, ...nameless } = sessionOf('170001');
    const { data } = await call(sandbox, 'readComplaintStart', nameless);
    expect(data.orderDetail?.orderNo).toBe('170001');
  });
});
