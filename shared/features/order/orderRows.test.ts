import { describe, expect, it } from 'vitest';
import { leadingRows } from './orderRows.ts';

const total = { label: 'total due now:', value: '₱7,250.00' };
const late = { label: 'Days overdue', value: '5' };
const number = { label: 'Order number', value: '180001' };
const facts = { dueCents: 725_000, daysLate: 5 };

describe('What an order leads with', () => {
  it('is the amount due and the days late, without the rows that say the same', () => {
    expect(leadingRows({ status: '180', details: [total, late, number], facts })).toEqual({
      dueCents: 725_000,
      label: total.label,
      daysLate: 5,
      rest: [number],
    });
  });

  it('is said beside rows that say otherwise, which stay', () => {
    const details = [
      { ...total, value: '₱5,000.00' },
      { ...late, value: '6' },
    ];
    expect(leadingRows({ status: '180', details, facts })).toEqual({ ...facts, label: undefined, rest: details });
  });

  it('is nothing where no fact says so, whatever a row seems to say', () => {
    const details = [total, late];
    const none = { dueCents: undefined, label: undefined, daysLate: 0, rest: details };
    expect(leadingRows({ status: '180', details, facts: {} })).toEqual(none);
    expect(leadingRows({ status: '180', details, facts: { dueCents: 0, daysLate: 5 } })).toEqual(none);
  });

  it.each(['21', '110', '151', '200', '999'])('is nothing in status %s, which is not being repaid', (status) => {
    expect(leadingRows({ status, details: [total], facts }).dueCents).toBeUndefined();
  });
});
