import { describe, expect, it } from 'vitest';
import { asciiDigits, digitsOf, groupDigits } from './digits.ts';
import { numberIn, telOf } from './phone.ts';
import { inGroups, isolated, withoutInvisible } from './texts.ts';

it.each([
  ['Repay\u0000 by \u202e2026-12-04\u202c', 'Repay by 2026-12-04'],
  ['\u2066a\u2069\u200eb\u200fc\u061cd', 'abcd'],
  ['bell\u0007 escape\u001b[31m\u009b', 'bell escape[31m'],
  ['one\ntwo\tthree\r\n', 'one\ntwo\tthree\r\n'],
  ['क्‍ष שלום العربية 你好 ₱', 'क्‍ष שלום العربية 你好 ₱'],
  ['', ''],
])('%j is read as %j', (given, seen) => {
  expect(withoutInvisible(given)).toBe(seen);
});

describe('isolated', () => {
  it.each(['بنك المدينة', 'Bank בנק', 'ﺏ'])('%s is held apart from what stands beside it', (words) => {
    expect(isolated(words)).toBe(`\u2068${words}\u2069`);
  });

  it.each(['Sample Bank', '银行', 'क्‍ष', '₱1,234.56', ''])('%j stays as it is', (words) => {
    expect(isolated(words)).toBe(words);
  });

  it('cannot be ended by words that bring such a mark themselves: those are taken out where an answer is read', () => {
    expect(isolated(withoutInvisible('\u2069بنك\u2069'))).toBe('\u2068بنك\u2069');
  });
});

describe('a code that is read out in groups', () => {
  it.each([
    ['440012345678', ['4400', '1234', '5678']],
    ['44001', ['4400', '1']],
    ['', []],
  ])('%j is read as %j', (code, groups) => {
    expect(inGroups(code)).toEqual(groups);
  });

  it('that has marks of its own is cut at those', () => {
    expect(inGroups('PH-7115-9216')).toEqual(['PH-', '7115-', '9216']);
  });

  it.each(['4400-12 34', '1234\n5678', '₱₱₱₱₱', '😀😀😀😀😀', 'ab\r\ncd'])('%j is itself again when joined', (code) => {
    expect(inGroups(code).join('')).toBe(code);
  });

  it('never cuts through the middle of a character', () => {
    expect(inGroups('a😀b😀c')).toEqual(['a😀', 'b😀', 'c']);
  });
});

it('only the digits of what is typed count, of each script', () => {
  expect(digitsOf(' +63 (917) 12-34 x½')).toBe('639171234');
  expect(digitsOf('०९ १\u200e७ ٠٩ ۰۹ ０９ /:')).toBe('0917090909');
});

it('the digits of every script are 0 to 9', () => {
  const all = Array.from({ length: 0x11_0000 }, (_, code) => code).filter((code) => code < 0xd800 || code > 0xdfff);
  const digits = all.map((code) => String.fromCodePoint(code)).filter((letter) => /\p{Nd}/u.test(letter));
  expect(digits.length).toBeGreaterThan(600);
  expect(asciiDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10));
});

describe('digits on screen', () => {
  it.each([
    ['phone', '', ''],
    ['phone', '0917123', '091 7123'],
    ['phone', '09171234567', '091 7123 4567'],
    ['card', '0011223344556677', '0011 2233 4455 6677'],
    ['card', '001122334455667788990', '0011 2233 4455 6677 8899 0'],
    ['day', '1990', '1990'],
    ['', '123456789012', '123456789012'],
  ])('as %s: %s is %s', (style, digits, text) => {
    expect(groupDigits(digits, style)).toBe(text);
  });

  it.each(['**** 1234', '1990-05-04', 'SMB-12345678'])('leave %s as it came', (text) => {
    for (const style of ['phone', 'card', 'day', '']) expect(groupDigits(text, style)).toBe(text);
  });
});

describe('the telephone number in the words of a service', () => {
  it.each([
    ['+63 2 8555 0100', '+63285550100'],
    ['(+63) 2 8555-0100', '+63285550100'],
    ['０９１７ ５５５ ０１００', '09175550100'],
    ['Viber or SMS, 0917 555 0100', '09175550100'],
    ['tel:09175550100', '09175550100'],
    ['117', '117'],
  ])('%j is %s', (said, number) => {
    expect(numberIn(said)).toBe(number);
    expect(telOf(said)).toBe(`tel:${number}`);
  });

  it.each([
    ['(02) 8555-0100 / 0917 555 0100', '0285550100'],
    ['+63 917 000 0000 +63 918 111 1111', '+639170000000'],
    ['0917 555 0100\n0918 555 0100', '09175550100'],
    ['24/7: (02) 8555-0100 local 12', '0285550100'],
    ['02 85 55 01 00', '0285550100'],
  ])('is the first alone, never all digits in a row: %j', (said, number) => {
    expect(numberIn(said)).toBe(number);
  });

  it.each([
    ['Mon-Fri 8:00-17:00, 0917 555 0100', '09175550100'],
    ['Mon-Fri 8-17, 0917 555 0100', '09175550100'],
    ['8am-5pm: 0917 555 0100', '09175550100'],
    ['117, 8:00-17:00', '117'],
    ['8:00-17:00', undefined],
  ])('is no hours of a day: %j', (said, number) => {
    expect(numberIn(said)).toBe(number);
  });

  it.each([
    '**21*09175550100#',
    '＊＃０６＃',
    '0917 555 0100*21#',
    '%2A%2306%23',
    '0917555O100',
    '4321 0000 0000 0000 1',
    '12',
    '+',
    '٠٩١٧٥٥٥٠١٠٠',
    '',
  ])('%j holds none that can be called', (said) => {
    expect(numberIn(said)).toBeUndefined();
    expect(telOf(said)).toBeUndefined();
  });
});
