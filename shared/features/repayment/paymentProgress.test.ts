import { describe, expect, it } from 'vitest';
import { isComparable, type OrderWords, paymentProgress } from './paymentProgress.ts';

const order = (instalment: string, dueDate: string, more: Partial<OrderWords> = {}): OrderWords => ({
  status: '170',
  statusText: 'Repayment due',
  statusDescription: `Please repay by ${dueDate}.`,
  details: [
    { label: 'Total repayment', value: '₱6,001.49' },
    { label: 'Instalment', value: instalment },
    { label: 'Amount of this instalment', value: '₱1,500.50' },
    { label: 'Due date', value: dueDate },
  ],
  ...more,
});

const promising = (promised: string) => ({ promised, isOnlyShown: false });
const onlyShown = (promised: string) => ({ promised, isOnlyShown: true });

const second = order('2 of 4', '2026-11-28');

describe('What has become of an order since it was read before a payment', () => {
  it('is nothing where it says the same', () => {
    expect(paymentProgress(second, second)).toEqual({ kind: 'same' });
  });

  it('is that it is settled, also where nobody knows how it stood', () => {
    const settled = order('4 of 4', '2026-11-28', { status: '200' });
    expect(paymentProgress(second, settled)).toEqual({ kind: 'settled', steps: 3 });
    expect(paymentProgress(order('4 of 4', '2026-11-28'), settled)).toEqual({ kind: 'settled', steps: 1 });
    expect(paymentProgress(undefined, settled)).toEqual({ kind: 'settled', steps: undefined });
    expect(paymentProgress(settled, settled)).toEqual({ kind: 'settled', steps: undefined });
  });

  it('is nothing that could be told where nobody knows how it stood', () => {
    expect(paymentProgress(undefined, second, promising('2026-11-28'))).toEqual({ kind: 'same' });
  });

  it.each([
    ['2 of 4', '3 of 4', 2, 4],
    ['第 2 期，共 4 期', '第 4 期，共 4 期', 3, 4],
  ])('is that instalments are paid where %s became %s and the date is later', (before, now, paid, all) => {
    expect(paymentProgress(order(before, '2026-11-28'), order(now, '2026-12-27'))).toEqual({
      kind: 'instalment',
      paid,
      all,
      steps: paid - 1,
    });
  });

  it.each([
    ['the count alone went on, as days do', order('3 of 4', '2026-11-28')],
    ['the date alone moved', order('2 of 4', '2026-12-27')],
    ['the count went back', order('1 of 4', '2026-12-27')],
    ['it is of another number of instalments', order('3 of 5', '2026-12-27')],
    ['it became a time', order('13:44', '2026-12-27')],
    ['the row is gone', order('', '2026-12-27')],
    ['its words changed, as with charges of the next day', order('2 of 4', '2026-11-28', { status: '180' })],
  ])('is nothing that proves a payment where %s', (_, now) => {
    expect(paymentProgress(second, now)).toEqual({ kind: 'same' });
  });

  it.each<[string, boolean, string, string]>([
    ['can be told by both', true, 'Instalment', 'Due date'],
    ['cannot be told without its count', false, 'Cicilan', 'Due date'],
    ['cannot be told without its day', false, 'Instalment', 'Jatuh tempo'],
  ])('of an instalment %s', (_, isTold, count, day) => {
    const renamed = second.details.map((row) => ({
      ...row,
      label: row.label === 'Instalment' ? count : row.label === 'Due date' ? day : row.label,
    }));
    expect(isComparable(second, { ...second, details: renamed })).toBe(isTold);
    expect(isComparable(undefined, second)).toBe(false);
    // If instalments are not counted, neither now nor before, the order's status alone is enough.
    const uncounted = { ...second, details: renamed.filter(({ label }) => label !== count) };
    expect(isComparable(uncounted, uncounted)).toBe(true);
    expect(isComparable(second, uncounted)).toBe(false);
  });

  it('cannot be told where a day has moved on that nobody can name a payment by, as where instalments are written 2/4', () => {
    for (const [before, now] of [
      ['2 of 4', '2 of 4'],
      ['2/4', '3/4'],
    ] as const)
      expect(isComparable(order(before, '2026-11-28'), order(now, '2026-12-27'))).toBe(false);
  });

  it('is not told by amounts that look like a count', () => {
    expect(paymentProgress(order('₱2.40', '2026-11-28'), order('₱3.40', '2026-12-27'))).toEqual({ kind: 'same' });
  });

  it('is a rollover where the promised day stands in it, and did not before', () => {
    const before = order('1 of 1', '2026-11-18');
    const moved = order('1 of 1', '2026-12-02');
    expect(paymentProgress(before, moved, promising('2026-12-02'))).toEqual({
      kind: 'rolledOver',
      dueDate: '2026-12-02',
    });
    expect(paymentProgress(moved, moved, promising('2026-12-02'))).toEqual({ kind: 'same' });
    expect(paymentProgress(before, moved, promising(''))).toEqual({ kind: 'same' });
    expect(paymentProgress(before, before, promising('2026-12-02'))).toEqual({ kind: 'same' });
    // The same goes for a date of the next instalment, unless the rollover's code was only shown.
    const next = order('3 of 4', '2026-12-12');
    expect(paymentProgress(second, next, promising('2026-12-12')).kind).toBe('rolledOver');
    expect(paymentProgress(second, next, onlyShown('2026-12-12')).kind).toBe('instalment');
    expect(paymentProgress(before, moved, onlyShown('2026-12-02')).kind).toBe('rolledOver');
    expect(paymentProgress(before, order('1 of 1', 'soon'), promising('soon'))).toEqual({ kind: 'same' });
  });
});
