import { describe, expect, it } from 'vitest';
import { mapStorage } from '../../test/support/mapStorage.ts';
import { DAY_MS } from '../domain/dates.ts';
import { withFallback } from '../platform/storage/recordStore.ts';
import { sessionStore } from '../platform/storage/sessionStore.ts';
import { isSamePayment, type PaymentRecord, readRecords, writeRecords } from './paymentRecord.ts';

const NOW_MS = Date.parse('2026-12-01T04:00:00Z');
const payment: PaymentRecord = {
  way: 'code',
  isRollover: true,
  amount: '48000',
  place: 'Sample Counter',
  reference: '7200',
  promisedDay: '2026-12-12',
  state: 'opened',
  atMs: NOW_MS,
  before: { status: '170', due: '320000', dueDate: '2026-12-05', paymentIds: ['p1'] },
};
const shown = { atMs: NOW_MS, paymentIds: ['p1'], isSettled: false, movedTo: '2026-12-12' };

const placeOf = (items: Map<string, string>) => sessionStore('ph', () => mapStorage(items));

describe('The records of an order', () => {
  it('are read as they were written, each payment for a day, and leave nothing behind when they are none', () => {
    const items = new Map<string, string>();
    const place = placeOf(items);
    const records = { payments: [{ ...payment, atMs: NOW_MS + 1 }, payment], shown };
    expect(writeRecords(place, 'o1', records)).toBe(true);
    expect(readRecords(place, 'o1', NOW_MS)).toEqual(records);
    const later = readRecords(place, 'o1', NOW_MS + DAY_MS);
    expect(later).toEqual({ payments: records.payments.slice(0, 1), shown });
    expect(readRecords(place, 'o2', NOW_MS)).toEqual({ payments: [], shown: undefined });
    writeRecords(place, 'o1', { payments: [], shown: undefined });
    expect([...items.values()].join()).not.toContain('p1');
  });

  it('are those that were written last, of two places', () => {
    const [first, second] = [new Map<string, string>(), new Map<string, string>()];
    const store = withFallback(placeOf(first), placeOf(second));
    const set = first.set.bind(first);
    writeRecords(store, 'o1', { payments: [{ ...payment, atMs: NOW_MS - 2 }], shown: undefined });
    first.set = () => first;
    writeRecords(store, 'o1', { payments: [payment], shown: undefined });
    first.set = set;
    // Another tab, which has a storage of its own.
    writeRecords(placeOf(first), 'o1', { payments: [{ ...payment, atMs: NOW_MS - 1 }], shown: undefined });
    expect(readRecords(store, 'o1', NOW_MS).payments).toEqual([payment]);
  });
});

it('Two codes or channels are two payments, and a channel is one, however often it is opened', () => {
  const other = { ...payment, reference: '7300' };
  expect(isSamePayment(payment, other)).toBe(false);
  expect(isSamePayment({ ...payment, way: 'channel' }, { ...other, way: 'channel', state: 'accepted' })).toBe(true);
  expect(isSamePayment({ ...payment, way: 'channel' }, { ...payment, way: 'channel', place: 'Sample Bank' })).toBe(
    false,
  );
  expect(isSamePayment(payment, { ...payment, isRollover: false })).toBe(false);
});
