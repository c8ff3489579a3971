import { beforeData, withoutParameter } from 'borrower-web/scripts/gallery/states/data/failures.ts';
import { order, sentPayment } from 'borrower-web/scripts/gallery/states/data/order.ts';
import { ok, state, statesOf } from 'borrower-web/scripts/gallery/states/State.ts';

export const partialPayment = statesOf('partialPayment', [
  state('form', 'How much do you want to pay?', { answers: { readOrder: ok(order(170)) } }),
  state('paid-by-card', 'Your payment was accepted', { answers: { readOrder: ok(order(170)) }, ...sentPayment() }),
  ...beforeData({ call: 'readOrder' }),
  withoutParameter('orderId'),
]);
