import { ok } from '../answers.ts';
import { beforeData } from '../data/failures.ts';
import { longOrder, order } from '../data/order.ts';
import { longName } from '../data/words.ts';
import { statesOf } from '../State.ts';

/** An order as it stands, on the repayment method page. */
export const borrowDetail = statesOf('borrowDetail', [
  {
    name: 'settled',
    title: 'A settled order',
    answers: { readOrder: ok(order(200, { noticeStatusText: 'Settled', noticeDesText: 'Thank you.' })) },
    shows: 'See the whole order',
  },
  { name: 'due', title: 'An order that is due', answers: { readOrder: ok(order(170)) }, shows: 'Repayment due' },
  { name: 'long', title: 'The longest words', answers: { readOrder: ok(longOrder(180)) }, shows: longName },
  {
    name: 'stale',
    title: 'Read again, and the line breaks',
    answers: { readOrder: [ok(order(170)), 'drop'] },
    steps: [{ see: 'Repayment due' }, { return: true }],
    shows: 'Not up to date: last checked at {time}',
  },
  ...beforeData({ call: 'readOrder' }),
]);
