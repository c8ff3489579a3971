import { beforeData, stale, withoutParameter } from '../data/failures.ts';
import { due, dueLater, dueNext, order, sentPayment } from '../data/order.ts';
import { lengthened, longName } from '../data/words.ts';
import { type Answer, ok, state, statesOf } from '../State.ts';

const given = (readOrder: Answer) => ({ answers: { readOrder } });

/** The states of the order's summary on the repayment method page. */
export const borrowDetail = statesOf('borrowDetail', [
  state(
    'settled',
    'See your order',
    given(ok(order(200, { noticeStatusText: 'Settled', noticeDesText: 'Thank you.' }))),
  ),
  state('due', 'Repayment due', given(ok(order(170)))),
  state('long', longName, given(ok(lengthened(order(180))))),
  stale('readOrder', ok(order(170)), 'Repayment due'),
  state('paid', 'Paid. Thank you', { ...sentPayment(), ...given(dueNext) }),
  state('paid-in-full', 'Nothing is left to pay on this order.', { ...sentPayment(), ...given(ok(order(200))) }),
  state('moved', 'Your due date has moved', {
    ...sentPayment({ way: 'channel', place: 'Sample Counter', state: 'opened', isRollover: 1 }),
    ...given(dueLater),
  }),
  state('accepted', 'Your payment was accepted', { ...sentPayment(), ...given(due) }),
  state('changed', 'Your order now says {amount}, due {date}.', {
    ...sentPayment({ way: 'channel', place: 'Sample Wallet', state: 'opened' }),
    ...given(ok(order(170, { facts: { dueAmount: 120_000, dueDate: '2026-05-04' } }))),
  }),
  state('overdue', 'I paid but it does not show', { ...sentPayment({}, 1000), ...given(due) }),
  ...beforeData({ call: 'readOrder' }),
  withoutParameter('orderId'),
]);
