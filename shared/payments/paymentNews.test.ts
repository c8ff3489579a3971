import { describe, expect, it } from 'vitest';
import type { BookedPayment } from '../domain/planFacts.ts';
import { amountKey, type ReadState, stateOfPlan } from './orderPayments.ts';
import { paymentNews, withLater } from './paymentNews.ts';
import type { OrderState, PaymentRecord } from './paymentRecord.ts';

const rollover: BookedPayment = { id: 'r1', atMs: 5, amountCents: 48_000, way: '', reference: '', purpose: 'rollover' };

const begun: PaymentRecord = {
  ...{ way: 'channel', isRollover: true, amount: '48000', place: '', reference: '' },
  ...{ promisedDay: '2026-12-12', state: 'opened', atMs: 5, before: {} },
};

const news = (before: OrderState, now: ReadState, promisedDay = '2026-12-12') =>
  paymentNews({ ...begun, promisedDay, before }, now);

describe('What an order says of a payment', () => {
  it.each<[string, OrderState, ReadState]>([
    ['the amount of the plan and of the order', { due: '320000' }, { orderDue: '120000' }],
    ['the day of the plan and of the order', { dueDate: '2026-12-05' }, { orderDueDate: '2026-12-12' }],
    ['what was not known before', {}, { due: '1', dueDate: '2026-12-12', payments: [rollover] }],
    ['what is not known now', { due: '1', orderDue: '1', dueDate: '2026-12-05', paymentIds: [] }, {}],
  ])('never compares %s', (_, before, now) => {
    expect(news(before, now)).toEqual({ booked: [], isSettled: false, movedTo: '', isChanged: false });
  });

  it('is nothing where the list of payments has lost one: an id that is new may be of the same payment', () => {
    expect(news({ paymentIds: ['r0'] }, { payments: [rollover] })).toMatchObject({ booked: [] });
    expect(news({ paymentIds: ['r0'] }, { payments: [rollover, { ...rollover, id: 'r0' }] })).toMatchObject({
      booked: [rollover],
    });
  });

  it('is that a due date moved where a rollover is booked, to the promised day where the day before is not known', () => {
    const now = { payments: [rollover], orderDueDate: '2026-12-12' };
    expect(news({ paymentIds: [] }, now)).toMatchObject({ booked: [rollover], movedTo: '2026-12-12' });
    expect(news({ paymentIds: [] }, now, '')).toMatchObject({ booked: [rollover], movedTo: '' });
    expect(news({ paymentIds: [] }, { payments: [rollover] }, '')).toMatchObject({ movedTo: '' });
  });

  it('is not that a due date moved where a repayment is booked, though the next one is due on the promised day', () => {
    const repayment = { ...rollover, purpose: 'repayment' as const };
    const now = { payments: [repayment], orderDueDate: '2026-12-12' };
    expect(news({ paymentIds: [], orderDueDate: '2026-12-05' }, now)).toMatchObject({
      booked: [repayment],
      movedTo: '',
    });
  });
});

it('The plan of a rollover says nothing of what is due now', () => {
  const plan = { repayAmount: 48_000, dueDate: '2026-12-12 00:00:00', facts: {} };
  expect(stateOfPlan(plan, true)).toEqual({});
  expect(stateOfPlan({ ...plan, repayAmount: undefined, dueDate: '' }, false)).toEqual({});
  expect(stateOfPlan(plan, false)).toEqual({ due: '48000', dueDate: '2026-12-12' });
});

it('The later of two states counts where it says something', () => {
  expect(withLater({ due: '1', dueDate: 'x' }, { due: '2', dueDate: undefined })).toEqual({ due: '2', dueDate: 'x' });
});

it('The same cents are the same amount, whether a number or digits, and a formatted text is itself', () => {
  expect([320_000, '320000', '₱3,200.00'].map(amountKey)).toEqual(['320000', '320000', '₱3,200.00']);
});
