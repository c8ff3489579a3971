import { describe, expect, it } from 'vitest';
import { centsOf, formatAmount, groupThousands, isCents, type MoneyStyle, withSign } from './money.ts';

const grouping: MoneyStyle = { decimal: '.', group: ',' };
const ungrouped: MoneyStyle = { decimal: '.', group: '' };
const european: MoneyStyle = { decimal: ',', group: '.' };
const indian: MoneyStyle = { decimal: '.', group: ',', isLakh: true };
const indonesian: MoneyStyle = { decimal: ',', group: '.', hidesZeroCents: true };
const french: MoneyStyle = { decimal: ',', group: ' ', isSignLast: true };

describe('an amount in cents', () => {
  it.each([
    [123456, '1,234.56'],
    ['123456', '1,234.56'],
    [0, '0.00'],
    [-0, '0.00'],
    ['0', '0.00'],
    [1, '0.01'],
    [10, '0.10'],
    ['00100', '1.00'],
    [-5, '-0.05'],
    [-123456, '-1,234.56'],
  ])('%j reads %s', (amount, shown) => {
    expect(formatAmount(amount, grouping)).toBe(shown);
  });

  it.each(['\u200e123456', '123456\0', '\u202d123456\u202c'])(
    '%j is judged as it is seen, without the marks that nobody sees, and counts',
    (amount) => {
      expect(formatAmount(amount, grouping)).toBe('1,234.56');
      expect(centsOf(amount)).toBe(123456);
    },
  );

  it.each([
    ['9007199254740993', '90,071,992,547,409.93'],
    ['123456789012345678901234567890', '1,234,567,890,123,456,789,012,345,678.90'],
    [Number.MAX_SAFE_INTEGER, '90,071,992,547,409.91'],
  ])('%j stays exact, beyond what numbers can hold', (amount, shown) => {
    expect(formatAmount(amount, grouping)).toBe(shown);
  });

  it.each([
    ['123456789012345', grouping, '1,234,567,890,123.45'],
    [123456, ungrouped, '1234.56'],
    [123456, european, '1.234,56'],
    [5, european, '0,05'],
    [123456789, indian, '12,34,567.89'],
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
  it.each(['1,234.56', '₱ 1,234', '12.5', '-100', '+100', ' 100', '100 ', '1e5', '', 'free', '٣٤', '１００'])(
    '%j is shown as it came and never divided',
    (amount) => {
      expect(isCents(amount)).toBe(false);
      expect(formatAmount(amount, grouping)).toBe(amount);
    },
  );

  it.each([
    [12.5, '12.5'],
    [1e21, '1e+21'],
    [Number.NaN, 'NaN'],
    [Number.POSITIVE_INFINITY, 'Infinity'],
  ])('the number %j is no whole number of cents, and reads %s', (amount, shown) => {
    expect(isCents(amount)).toBe(false);
    expect(formatAmount(amount, grouping)).toBe(shown);
  });
});

describe("a range's thousands", () => {
  it.each([
    [1234567, '1.234.567'],
    ['1234567', '1.234.567'],
    [0, '0'],
    [1000, '1.000'],
    ['-1234', '-1.234'],
    ['12345678901234567890', '12.345.678.901.234.567.890'],
    ['1000-5000', '1000-5000'],
    [1234.5, '1234.5'],
    ['', ''],
  ])('%j reads %s', (range, shown) => {
    expect(groupThousands(range, '.')).toBe(shown);
  });

  it('are grouped in lakh where the brand counts so', () => {
    expect(groupThousands(1234567, ',', true)).toBe('12,34,567');
    expect(groupThousands('1000-5000', ',', true)).toBe('1000-5000');
  });

  it('takes the separator of the brand, or none', () => {
    expect(groupThousands(1234567, ',')).toBe('1,234,567');
    expect(groupThousands(1234567, '')).toBe('1234567');
  });
});

describe('the currency sign', () => {
  it.each([
    [123456, '₱1,234.56'],
    ['123456', '₱1,234.56'],
    ['1,234.56', '₱1,234.56'],
    [-500, '₱-5.00'],
    ['₱1,234.56', '₱1,234.56'],
    ['PHP 12', 'PHP 12'],
    ['', ''],
    [12.5, '₱12.5'],
    ['1,234.56 ', '₱1,234.56 '],
    ['12 500', '₱12 500'],
  ])('%j reads %s', (amount, shown) => {
    expect(withSign('₱', amount, grouping)).toBe(shown);
  });

  it.each(['123456 ', ' 123456', '-123456', '123456\u200b'])(
    'does not stand at %j, which may be cents and is not known to be',
    (amount) => {
      expect(withSign('₱', amount, grouping)).toBe(amount);
    },
  );

  it("stands before or after an amount, as the brand's style says", () => {
    expect(withSign('Rp', 1250000, indonesian)).toBe('Rp12.500');
    expect(withSign(' €', 123456, french)).toBe('1 234,56 €');
    expect(withSign(' €', '12,00 EUR', french)).toBe('12,00 EUR');
  });
});
