import { expect, it } from 'vitest';
import type { CallName } from '../../../shared/api/allEndpoints.ts';
import { type AnsweredName, call, ledgerOf, sessionOf } from '../testBorrower.ts';
import { sandboxForAllTests } from '../testSandbox.ts';

/** Calls whose request contains an order id, with valid values for their other fields. */
const ofAnOrder: readonly (readonly [CallName & AnsweredName, Readonly<Record<string, string | number>>])[] = [
  ['readOrder', {}],
  ['readRepaymentWays', {}],
  ['generatePayCode', { amount: 150_050, channelNumber: '90006' }],
  ['commitRepayment', { amount: 150_050, repayToken: 'rt-1', sendMsg: 0 }],
  ['confirmRepayment', { repaymentRecordId: 1, verifyCode: '123456' }],
  ['repayByWallet', { userId: '50012', amount: 150_050 }],
  ['bindCardForLoan', { product_id: '2002' }],
  ['saveComplaint', { problemType: '2', problemDetail: 'Mine?' }],
  ['uploadEvidence', {}],
  ['pushLoan', { productId: '2002' }],
  ['openAgreement', { productId: '2002', scene: 3, position: 1 }],
];

const sandbox = sandboxForAllTests();

const { userId: stranger = '', sessionId = '' } = sessionOf('170002');

it.each(ofAnOrder)('%s answers for another borrower’s order as for an unknown one', async (name, body) => {
  for (const orderId of ['170001', '999999']) {
    const query = { userId: stranger, sessionId, orderId, productId: '2002', product_id: '2002' };
    const refused = { code: '4040', message: 'We cannot find this order.', data: null };
    expect(await call(sandbox, name, { ...query, ...body }, { ...body, orderId })).toEqual(refused);
  }
});

it('An order that only the body names is checked too', async () => {
  const body = { orderId: '170001', amount: 150_050, channelNumber: '90006' };
  expect((await call(sandbox, 'generatePayCode', sessionOf('170002'), body)).code).toBe('4040');
});

it.each([
  ['no session', {}],
  ['an unknown session', { sessionId: 'session-1' }],
  ['a session of another borrower than is named', { sessionId }],
])('No call of a borrower is served with %s', async (_, given) => {
  const names = [...ofAnOrder.map(([name]) => name), 'listComplaints', 'readBankForm', 'readComplaintStart'] as const;
  for (const name of names) {
    const query = { userId: '50011', orderId: '170001', ...given };
    expect([name, (await call(sandbox, name, query, { problemId: 1001 })).code]).toEqual([name, '4001']);
  }
  expect(await ledgerOf(sandbox, '170001')).toEqual([]);
});
