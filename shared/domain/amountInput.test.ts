import { describe, expect, it } from 'vitest';
import { parseAmountInput } from './amountInput.ts';

const plain = { decimal: '.', group: '' };
const european = { decimal: ',', group: '.' };

describe('an amount as it is typed', () => {
  it.each([
    ['5000', 500_000],
    ['5,000', 500_000],
    ['5,000.50', 500_050],
    ['₱5,000.50', 500_050],
    [' ₱ 5000 ', 500_000],
    ['0.01', 1],
    ['007', 700],
    ['1,234,567.89', 123_456_789],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('%j is %i cents', (typed, cents) => {
    expect(parseAmountInput(typed, '₱', plain)).toBe(cents);
  });

  it.each([
    ['5.000,50', 500_050],
    ['5000,5', 500_050],
    ['1.234.567', 123_456_700],
  ])('%j is %i cents where decimals follow a comma', (typed, cents) => {
    expect(parseAmountInput(typed, '₱', european)).toBe(cents);
  });

  it('is read in lakh, and with its sign last, where the brand writes it so', () => {
    expect(parseAmountInput('₹1,23,456.50', '₹', { ...plain, isLakh: true })).toBe(12_345_650);
    expect(parseAmountInput('1,234', '₹', { ...plain, isLakh: true })).toBe(123_400);
    expect(parseAmountInput('1,23,45', '₹', { ...plain, isLakh: true })).toBeUndefined();
    expect(parseAmountInput('5.000,50 €', ' €', { ...european, isSignLast: true })).toBe(500_050);
  });

  it.each(['', '-5', '5.123', '5.', '.5', '5,00', '50,00.00', '5 000', '1e3', '٥', '5₱'])(
    '%j is no amount',
    (typed) => {
      expect(parseAmountInput(typed, '₱', plain)).toBeUndefined();
    },
  );

  it.each(['90071992547409.92', '9'.repeat(400)])('%s is more than a number holds exactly', (typed) => {
    expect(parseAmountInput(typed, '₱', plain)).toBe(Number.POSITIVE_INFINITY);
  });
});
