import { describe, expect, it } from 'vitest';
import { parseAmountInput } from './amountInput.ts';
import { formatAmount, groupThousands, isCents, isPayable, type MoneyStyle, withSign } from './money.ts';

const grouping: MoneyStyle = { decimal: '.', group: ',' };
const ungrouped: MoneyStyle = { decimal: '.', group: '' };
const european: MoneyStyle = { decimal: ',', group: '.' };
const indian: MoneyStyle = { decimal: '.', group: ',', isLakh: true };
const indonesian: MoneyStyle = { decimal: ',', group: '.', hidesZeroCents: true };
const french: MoneyStyle = { decimal: ',', group: ' ', isSignLast: true };

it.each([
  ['&#8369;1,234.00', '₱1,234.00', true],
  ['&#x20B9;0.00', '₹0.00', false],
])('%s, as a service that writes HTML has it, reads %s', (amount, shown, isToPay) => {
  expect([formatAmount(amount, grouping), isPayable(amount)]).toEqual([shown, isToPay]);
});

describe('an amount in cents', () => {
  it.each([
    [123456, '1,234.56'],
    ['123456', '1,234.56'],
    [-0, '0.00'],
    ['00100', '1.00'],
    ['1500\u200c50', '1,500.50'],
    [-5, '-0.05'],
    // Exact beyond what numbers can hold.
    ['123456789012345678901234567890', '1,234,567,890,123,456,789,012,345,678.90'],
  ])('%j reads %s', (amount, shown) => {
    expect(formatAmount(amount, grouping)).toBe(shown);
  });

  it.each([
    [123456, ungrouped, '1234.56'],
    [123456, european, '1.234,56'],
    ['12345678901', indian, '12,34,56,789.01'],
    [-10000000, indian, '-1,00,000.00'],
    [99999, indian, '999.99'],
    [1250000, indonesian, '12.500'],
    [1250050, indonesian, '12.500,50'],
    [0, indonesian, '0'],
  ])('%j in the style %j reads %s', (amount, style, shown) => {
    expect(formatAmount(amount, style)).toBe(shown);
  });
});

describe('an amount that is text already', () => {
  it.each(['1,234.56', '₱ 1,234', '12.5', '-100', '+100', '1e5', '', 'free', '٣٤', '１００', 12.5, 1e21, Number.NaN])(
    '%j is no whole number of cents, shown as it came and never divided',
    (amount) => {
      expect(isCents(amount)).toBe(false);
      expect(formatAmount(amount, grouping)).toBe(String(amount));
    },
  );
});

describe("a range's thousands", () => {
  it.each([
    [1234567, '1.234.567'],
    [1000, '1.000'],
    ['12345678901234567890', '12.345.678.901.234.567.890'],
    ['1000-5000', '1000-5000'],
    [1234.5, '1234.5'],
    ['', ''],
  ])('%j reads %s', (range, shown) => {
    expect(groupThousands(range, '.')).toBe(shown);
  });

  it('are grouped with the separator of the brand, or none, and in lakh where it counts so', () => {
    expect(groupThousands(1234567, ',')).toBe('1,234,567');
    expect(groupThousands(1234567, '')).toBe('1234567');
    expect(groupThousands(1234567, ',', true)).toBe('12,34,567');
    expect(groupThousands('1000-5000', ',', true)).toBe('1000-5000');
  });
});

describe('the currency sign', () => {
  it.each([
    [123456, '₱1,234.56'],
    ['1,234.56', '₱1,234.56'],
    [-500, '₱-5.00'],
    ['₱1,234.56', '₱1,234.56'],
    ['PHP 12', 'PHP 12'],
    ['', ''],
    ['12 500', '₱12 500'],
    // Digits with a minus sign may be cents, and are not known to be.
    ['-123456', '-123456'],
  ])('%j reads %s', (amount, shown) => {
    expect(withSign('₱', amount, grouping)).toBe(shown);
  });

  it("stands before or after an amount, as the brand's style says", () => {
    expect(withSign('Rp', 1250000, indonesian)).toBe('Rp12.500');
    expect(withSign(' €', 123456, french)).toBe('1 234,56 €');
    expect(withSign(' €', '12,00 EUR', french)).toBe('12,00 EUR');
  });
});

it.each([
  [true, [1, '150050', '₱1,500.50', '0.01', 'PHP 1-2', 'PHP 5 / 7']],
  [false, [0, -150_050, '0', '000', '-150050', '₱-1,500.50', '−₱5', '−5.00', '₱0.00', '', 'soon', -0.5]],
])('It is %j that something can be paid of each of these amounts', (isIt, amounts) => {
  for (const amount of amounts) expect(isPayable(amount), String(amount)).toBe(isIt);
});

describe('an amount as it is typed', () => {
  it.each([
    ['5000', 500_000],
    ['5,000.50', 500_050],
    ['₱5,000.50', 500_050],
    [' ₱ 5000 ', 500_000],
    ['007', 700],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
    // More than a number holds exactly.
    ['90071992547409.92', Number.POSITIVE_INFINITY],
  ])('%j is %d cents', (typed, cents) => {
    expect(parseAmountInput(typed, '₱', ungrouped)).toBe(cents);
  });

  it('is read with a decimal comma, in lakh, and with its sign last, where the brand writes it so', () => {
    expect(parseAmountInput('5000,5', '₱', european)).toBe(500_050);
    expect(parseAmountInput('1.234.567', '₱', european)).toBe(123_456_700);
    expect(parseAmountInput('₹1,23,456.50', '₹', { ...ungrouped, isLakh: true })).toBe(12_345_650);
    expect(parseAmountInput('1,234', '₹', { ...ungrouped, isLakh: true })).toBe(123_400);
    expect(parseAmountInput('1,23,45', '₹', { ...ungrouped, isLakh: true })).toBeUndefined();
    expect(parseAmountInput('5.000,50 €', ' €', { ...european, isSignLast: true })).toBe(500_050);
    expect(parseAmountInput('5000€', ' €', { ...european, isSignLast: true })).toBe(500_000);
  });

  it.each(['', '-5', '5.123', '5.', '.5', '5,00', '50,00.00', '5 000', '1e3', '٥', '5₱'])(
    '%j is no amount',
    (typed) => {
      expect(parseAmountInput(typed, '₱', ungrouped)).toBeUndefined();
    },
  );
});
