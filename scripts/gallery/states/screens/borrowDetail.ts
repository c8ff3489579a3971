import { ok } from '../answers.ts';
import { beforeData, stale, withoutParameter } from '../data/failures.ts';
import { longOrder, order } from '../data/order.ts';
import { due, dueLater, dueNext, sentPayment } from '../data/payment.ts';
import { periodPlan } from '../data/repayment.ts';
import { longName } from '../data/words.ts';
import { type Answer, state, statesOf } from '../State.ts';

const given = (readOrder: Answer) => ({ answers: { readOrder } });

/** The states of the order's summary on the repayment method page. */
export const borrowDetail = statesOf('borrowDetail', [
  state('settled', 'A settled order', 'See the whole order', {
    ...given(ok(order(200, { noticeStatusText: 'Settled', noticeDesText: 'Thank you.' }))),
  }),
  state('due', 'An order that is due', 'Repayment due', given(ok(order(170)))),
  state('long', 'The longest words', longName, given(ok(longOrder(180)))),
  stale('readOrder', ok(order(170)), 'Repayment due'),
  state('paid', 'A payment has arrived, and another instalment is due', 'Paid. Thank you', {
    goesByRows: true,
    ...sentPayment(),
    answers: { readOrder: dueNext, readPeriodPlan: ok(periodPlan()) },
  }),
  state('paid-in-full', 'The last payment has arrived', 'Nothing is left to pay on this order.', {
    ...sentPayment(),
    ...given(ok(order(200))),
  }),
  state('moved', 'The fee of a rollover has arrived', 'Your due date has moved', {
    goesByRows: true,
    ...sentPayment({ way: 'channel', promised: '2026-05-18' }),
    answers: { readOrder: dueLater, readPeriodPlan: ok(periodPlan()) },
  }),
  state('accepted', 'A payment was accepted, and the order does not show it', 'Your payment was accepted', {
    ...sentPayment(),
    ...given(due),
  }),
  state('overdue', 'A payment does not show after a quarter of an hour', 'I paid but it does not show', {
    ...sentPayment({}, 1000),
    ...given(due),
  }),
  ...beforeData({ call: 'readOrder' }),
  withoutParameter('orderId'),
]);
