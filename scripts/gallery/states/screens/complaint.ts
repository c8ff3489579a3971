import { ok } from '../answers.ts';
import { complaintStart, longComplaintStart } from '../data/complaint.ts';
import { beforeData } from '../data/failures.ts';
import { ofOrder, secondsAgo } from '../data/kept.ts';
import { type Answer, state, statesOf } from '../State.ts';

const given = (readComplaintStart: Answer) => ({ answers: { readComplaintStart } });
const begun = given(ok(complaintStart));

const receipt = { ...ofOrder, orderNo: '17001', description: 'They called me at night.', sentAtMs: secondsAgo(300) };

/** The states of the first step of a complaint. */
export const complaint = statesOf('complaint', [
  state('start', 'What it is about', 'What is it about?', begun),
  state('no-order', 'Without an order', 'No order is chosen. If your complaint is about an order, choose it first.', {
    ...given(ok({ ...complaintStart, orderDetail: null })),
  }),
  state(
    'no-order-at-all',
    'Without any order',
    'There is no order to choose here. Your complaint is sent without one.',
    { ...given(ok({ ...complaintStart, orderDetail: null, orderList: [] })) },
  ),
  state('no-types', 'Nothing to choose', 'There is nothing to choose right now.', {
    ...given(ok({ ...complaintStart, problemType: [] })),
  }),
  state('long', 'The longest words', 'What is it about?', given(ok(longComplaintStart))),
  state('orders', 'All orders', 'All orders', { ...begun, steps: [{ press: 'All' }] }),
  state('orders-long', 'More orders than the screen holds', 'All orders', {
    ...given(ok(longComplaintStart)),
    steps: [{ press: 'All' }],
  }),
  state('orders-none', 'No orders to choose', 'There is no order to choose.', {
    ...given(ok({ ...complaintStart, orderList: [] })),
    steps: [{ press: 'All' }],
  }),
  state('subtypes', 'What about the collection', 'They called at night', {
    ...begun,
    steps: [{ press: 'Collection' }],
  }),
  state(
    'not-collection',
    'An order that takes no complaint about collection',
    'The selected order does not support sending collection types',
    {
      ...given(ok({ ...complaintStart, orderDetail: { ...complaintStart.orderDetail, isShow: 0 }, orderList: [] })),
      steps: [{ press: 'Collection' }],
    },
  ),
  state(
    'not-collection-no-order',
    'Collection without an order',
    'A complaint about collection needs an order, and none is chosen.',
    { ...given(ok({ ...complaintStart, orderDetail: null })), steps: [{ press: 'Collection' }] },
  ),
  state('sent', 'A complaint has been sent', 'Answer by', {
    ...begun,
    stored: { complaintReceipt: { entries: [receipt] } },
  }),
  ...beforeData({ call: 'readComplaintStart' }),
]);
