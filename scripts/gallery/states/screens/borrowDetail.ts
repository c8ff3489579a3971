import { ok } from '../answers.ts';
import { beforeData, stale, withoutParameter } from '../data/failures.ts';
import { longOrder, order } from '../data/order.ts';
import { due, dueLater, dueNext, sentPayment } from '../data/payment.ts';
import { periodPlan } from '../data/repayment.ts';
import { longName } from '../data/words.ts';
import { type Answer, state, statesOf } from '../State.ts';

const given = (readOrder: Answer) => ({ answers: { readOrder } });

/** An order as it stands, on the repayment method page. */
export const borrowDetail = statesOf('borrowDetail', [
  state('settled', 'A settled order', {
    ...given(ok(order(200, { noticeStatusText: 'Settled', noticeDesText: 'Thank you.' }))),
    shows: 'See the whole order',
  }),
  state('due', 'An order that is due', { ...given(ok(order(170))), shows: 'Repayment due' }),
  state('long', 'The longest words', { ...given(ok(longOrder(180))), shows: longName }),
  stale('readOrder', ok(order(170)), 'Repayment due'),
  state('paid', 'A payment has arrived, and another instalment is due', {
    goesByRows: true,
    ...sentPayment(),
    answers: { readOrder: dueNext, readPeriodPlan: ok(periodPlan()) },
    shows: 'Paid. Thank you',
  }),
  state('paid-in-full', 'The last payment has arrived', {
    ...sentPayment(),
    ...given(ok(order(200))),
    shows: 'Nothing is left to pay on this order.',
  }),
  state('moved', 'The fee of a rollover has arrived', {
    goesByRows: true,
    ...sentPayment({ way: 'channel', promised: '2026-05-18' }),
    answers: { readOrder: dueLater, readPeriodPlan: ok(periodPlan()) },
    shows: 'Your due date has moved',
  }),
  state('accepted', 'A payment was accepted, and the order does not show it', {
    ...sentPayment(),
    ...given(due),
    shows: 'Your payment was accepted',
  }),
  state('overdue', 'A payment does not show after a quarter of an hour', {
    ...sentPayment({}, 1000),
    ...given(due),
    shows: 'I paid but it does not show',
  }),
  ...beforeData({ call: 'readOrder' }),
  withoutParameter('orderId'),
]);
