import { describe, expect, it } from 'vitest';
import type { CallName } from '../../../shared/api/allEndpoints.ts';
import { call, callFor, ledgerOf, post, sessionOf } from '../testBorrower.ts';
import { sandboxForAllTests } from '../testSandbox.ts';

/** Calls whose request contains an order id, with valid values for their other fields. */
const ofAnOrder: readonly (readonly [CallName, Readonly<Record<string, string | number>>])[] = [
  ['readOrder', {}],
  ['readPeriodPlan', {}],
  ['readDelayPlan', {}],
  ['readRepaymentWays', {}],
  ['generatePayCode', { amount: 150_050, channelNumber: '90006' }],
  ['commitRepayment', { amount: 150_050, repayToken: 'rt-1', sendMsg: 0 }],
  ['confirmRepayment', { repaymentRecordId: 1, verifyCode: '123456' }],
  ['repayByWallet', { userId: '50012', amount: 150_050 }],
  ['bindCardForLoan', { product_id: '2002' }],
  ['saveEvent', { productId: '2002', moduleId: 30, positionId: 1 }],
  ['rateStore', { score: 5 }],
  ['saveComplaint', { problemType: '2', problemDetail: 'Mine?' }],
  ['uploadEvidence', {}],
  ['readLoanOffer', { productId: '2002' }],
  ['pushLoan', { productId: '2002' }],
  ['openAgreement', { productId: '2002', scene: 3, position: 1 }],
];

const UNKNOWN = { code: '4040', message: 'We cannot find this order.', data: null };
const ENDED = {
  code: '4001',
  message: 'Your session has ended. Please open this page from the app again.',
  data: null,
};

describe('whose an order is', () => {
  const sandbox = sandboxForAllTests();

  const { userId: stranger = '', sessionId = '' } = sessionOf('170002');

  it.each(ofAnOrder)('is checked by %s, which answers of another’s as of none', async (name, body) => {
    const ask = (orderId: string) => {
      const query = { userId: stranger, sessionId, orderId, productId: '2002', product_id: '2002' };
      return call(sandbox, name, { ...query, ...body }, { ...body, orderId });
    };
    expect(await ask('170001')).toEqual(UNKNOWN);
    expect(await ask('999999')).toEqual(UNKNOWN);
  });

  it('is checked in the body too, where the address names the borrower’s own', async () => {
    const body = { orderId: '170001', amount: 150_050, channelNumber: '90006' };
    expect(await call(sandbox, 'generatePayCode', { userId: stranger, sessionId }, body)).toEqual(UNKNOWN);
    expect(await callFor(sandbox, '170002', 'saveComplaint', { ...body, orderNo: '170001' })).toEqual(UNKNOWN);
  });

  it.each([
    ['no session', {}],
    ['an unknown session', { sessionId: 'session-1' }],
    ['a session of another borrower than is named', { sessionId: 'session-50012' }],
  ])('is not even looked up with %s', async (_, given) => {
    const { orderId = '', productId = '' } = sessionOf('170001');
    for (const [name, body] of ofAnOrder) {
      for (const named of [orderId, '999999']) {
        const query = { userId: '50011', orderId: named, productId, ...given };
        expect([name, await call(sandbox, name, query, body)]).toEqual([name, ENDED]);
      }
    }
    for (const name of ['listComplaints', 'readComplaint', 'readBankForm', 'bindCard', 'readComplaintStart'] as const) {
      expect(await call(sandbox, name, { userId: '50011', orderId, ...given }, { problemId: 1001 })).toEqual(ENDED);
    }
  });

  it('leaves nothing of a call without a session in the ledger', async () => {
    await call(sandbox, 'generatePayCode', { userId: '50011', orderId: '170001' }, { amount: 1, channelNumber: '1' });
    expect(await ledgerOf(sandbox, '170001')).toEqual([]);
  });

  it('tells why a partner’s login failed to the borrower’s own session alone', async () => {
    const words = async (query: Record<string, string>) =>
      (await call(sandbox, 'readFailedLogin', { productId: '2001', ...query })).data;
    expect(await words({ userId: '50999' })).toEqual(await words({ userId: 'nobody' }));
    expect((await words({ userId: '50999', sessionId: 'session-50999' })).message).toContain('Reference:');
  });

  it('is still known after everything has begun anew', async () => {
    await post(sandbox, '/sandbox/reset');
    expect((await callFor(sandbox, '170001', 'readOrder')).code).toBe('00');
  });
});
