import { afterEach, describe, expect, it } from 'vitest';
import { applyLanguage } from '../../i18n/t.ts';
import { leadingRows } from './orderRows.tsx';

const instalment = { label: 'Amount of this instalment', value: '₱5,000.00' };
const total = { label: 'Total due now', value: '₱7,250.00' };
const late = { label: 'Days overdue', value: '5' };
const number = { label: 'Order number', value: '180001' };

describe('The rows that an order leads with', () => {
  afterEach(() => applyLanguage({}));

  it('are the total that is due and the days that it is late, and the others are left', () => {
    const details = [instalment, total, late, number];
    expect(leadingRows({ status: '180', details })).toEqual({ due: total, daysLate: 5, rest: [instalment, number] });
  });

  it('are the instalment where the service sends no total', () => {
    expect(leadingRows({ status: '170', details: [number, instalment] }).due).toBe(instalment);
  });

  it('are none where no row has a label of the brand: no total is made up', () => {
    const details = [{ label: 'Principal', value: '₱5,000.00' }, late, number];
    expect(leadingRows({ status: '180', details })).toEqual({ due: undefined, daysLate: 0, rest: details });
  });

  it.each(['21', '110', '151', '200', '999'])(
    'are none of an order in status %s, which is not being repaid',
    (status) => {
      const rest = [total, late];
      expect(leadingRows({ status, details: rest })).toEqual({ due: undefined, daysLate: 0, rest });
    },
  );

  it.each(['', '5 days', '-1', '0', '12345'])('hold days late only where those are whole days: %j', (value) => {
    const row = { ...late, value };
    expect(leadingRows({ status: '180', details: [total, row] })).toEqual({ due: total, daysLate: 0, rest: [row] });
  });

  it('are found by the labels of the page’s language, and by those of the brand’s own where the service speaks that', () => {
    const inFilipino = { label: 'Kabuuang babayaran ngayon', value: '₱7,250.00' };
    const daysInFilipino = { label: 'Mga araw na huli', value: '5' };
    const details = [number, inFilipino, daysInFilipino];
    expect(leadingRows({ status: '180', details }).due).toBeUndefined();
    applyLanguage({ 'orderRows.amountDue': `${inFilipino.label}\nHalaga`, 'orderRows.daysLate': daysInFilipino.label });
    expect(leadingRows({ status: '180', details })).toEqual({ due: inFilipino, daysLate: 5, rest: [number] });
    const inEnglish = { due: instalment, daysLate: 5, rest: [] };
    expect(leadingRows({ status: '180', details: [instalment, late] })).toEqual(inEnglish);
  });
});
