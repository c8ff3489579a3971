import { ok } from '../answers.ts';
import { complaintStart, longComplaintStart } from '../data/complaint.ts';
import { beforeData } from '../data/failures.ts';
import { ofOrder, secondsAgo } from '../data/kept.ts';
import { type Answer, state, statesOf } from '../State.ts';

const given = (readComplaintStart: Answer) => ({ answers: { readComplaintStart } });
const begun = given(ok(complaintStart));

const receipt = { ...ofOrder, orderNo: '17001', description: 'They called me at night.', sentAtMs: secondsAgo(300) };

/** The start of a complaint. */
export const complaint = statesOf('complaint', [
  state('start', 'What it is about', { ...begun, shows: 'What is it about?' }),
  state('no-order', 'Without an order', {
    ...given(ok({ ...complaintStart, orderDetail: null })),
    shows: 'No order is chosen. If your complaint is about an order, choose it first.',
  }),
  state('no-order-at-all', 'Without any order', {
    ...given(ok({ ...complaintStart, orderDetail: null, orderList: [] })),
    shows: 'There is no order to choose here. Your complaint is sent without one.',
  }),
  state('no-types', 'Nothing to choose', {
    ...given(ok({ ...complaintStart, problemType: [] })),
    shows: 'There is nothing to choose right now.',
  }),
  state('long', 'The longest words', { ...given(ok(longComplaintStart)), shows: 'What is it about?' }),
  state('orders', 'All orders', { ...begun, steps: [{ press: 'All' }], shows: 'All orders' }),
  state('orders-long', 'More orders than the screen holds', {
    ...given(ok(longComplaintStart)),
    steps: [{ press: 'All' }],
    shows: 'All orders',
  }),
  state('orders-none', 'No orders to choose', {
    ...given(ok({ ...complaintStart, orderList: [] })),
    steps: [{ press: 'All' }],
    shows: 'There is no order to choose.',
  }),
  state('subtypes', 'What about the collection', {
    ...begun,
    steps: [{ press: 'Collection' }],
    shows: 'They called at night',
  }),
  state('not-collection', 'An order that takes no complaint about collection', {
    ...given(
      ok({
        ...complaintStart,
        orderDetail: { ...complaintStart.orderDetail, isShow: 0 },
        orderList: [],
      }),
    ),
    steps: [{ press: 'Collection' }],
    shows: 'The selected order does not support sending collection types',
  }),
  state('sent', 'A complaint has been sent', {
    ...begun,
    stored: { complaintReceipt: { entries: [receipt] } },
    shows: 'Answer by',
  }),
  ...beforeData({ call: 'readComplaintStart' }),
]);
