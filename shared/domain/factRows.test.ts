import { describe, expect, it } from 'vitest';
import { brand } from '../brand/brands/default/brand.ts';
import { withRows } from './factRows.ts';
import type { OrderFacts } from './orderFacts.ts';

const form = { sign: '₱', style: { decimal: '.', group: ',' } };
const row = (label: string, value: string) => ({ label, value });
const ofOrder = (...rows: readonly { label: string; value: string }[]) =>
  withRows<OrderFacts>({}, rows, brand.orderRows, form);

describe('A fact in a row that the brand names', () => {
  it.each([
    ['Total due now', '₱1,500.50', { dueCents: 150_050 }],
    [' total DUE now : ', '\u200e1,500.50', { dueCents: 150_050 }],
    ['Due date', '2026-05-04 12:00', { dueDate: '2026-05-04' }],
    ['Days overdue', '5', { daysLate: 5 }],
    ['Instalment', '2 of 4', { instalment: { at: 2, of: 4 } }],
    ['Hulog', '2 sa 4', { instalment: { at: 2, of: 4 } }],
  ])('is read under the label %j from %j', (label, value, facts) => {
    expect(ofOrder(row(label, value))).toEqual(facts);
  });

  it.each([
    ['Total due now', '150050'],
    ['Total due now', '-₱1,500.50'],
    ['Total due now', '₱1,500.50 of ₱3,000.00'],
    ['Total due', '₱1,500.50'],
    ['Due date', 'by 2026-05-04'],
    ['Due date', '2026-02-30'],
    ['Days overdue', '5 days'],
    ['Instalment', '4 of 2'],
    ['Instalment', '2026-05-04'],
  ])('is not read under the label %j from %j', (label, value) => {
    expect(Object.values(ofOrder(row(label, value))).filter((fact) => fact !== undefined)).toEqual([]);
  });

  it('is that of the first label, and none where two rows have it', () => {
    const instalment = row('Amount of this instalment', '₱5,000.00');
    expect(ofOrder(instalment, row('Total due now', '₱7,250.00')).dueCents).toBe(725_000);
    expect(ofOrder(instalment, row('Total due now', '₱1.00'), row('Total due now', '₱2.00')).dueCents).toBeUndefined();
  });

  it('never takes the place of what the service states', () => {
    const stated = withRows({ receivedCents: 450_000 }, [row('You receive', '₱5,000.00')], brand.offerRows, form);
    expect(stated).toEqual({ receivedCents: 450_000 });
  });
});
