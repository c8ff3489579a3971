import { describe, expect, it } from 'vitest';
import { digitsOf, groupDigits, typeDigits } from './digits.ts';

it('only the digits of what is typed count, of each script', () => {
  expect(digitsOf(' +63 (917) 12-34 x½')).toBe('639171234');
  expect(digitsOf('०९ १\u200e७ ٠٩ ۰۹ ０９ /:')).toBe('0917090909');
});

describe('digits on screen', () => {
  it.each([
    ['phone', '', ''],
    ['phone', '0917123', '091 7123'],
    ['phone', '09171234567', '091 7123 4567'],
    ['card', '0011223344556677', '0011 2233 4455 6677'],
    ['card', '001122334455667788990', '0011 2233 4455 6677 8899 0'],
    ['day', '1990', '1990'],
    ['day', '19900504', '1990-05-04'],
    ['', '123456789012', '123456789012'],
  ])('as %s: %s is %s', (style, digits, text) => {
    expect(groupDigits(digits, style)).toBe(text);
  });

  it.each(['**** 1234', '1990-05-04', 'SMB-12345678'])('leave %s as it came', (text) => {
    for (const style of ['phone', 'card', 'day', '']) expect(groupDigits(text, style)).toBe(text);
  });
});

describe('typing', () => {
  /** Types into the field. Input and result mark the caret with a bar. */
  const type = (typed: string, style: string): string => {
    const at = typed.indexOf('|');
    const { text, caret } = typeDigits(typed.replace('|', ''), at, style);
    return `${text.slice(0, caret)}|${text.slice(caret)}`;
  };

  it.each([
    ['at the end', 'card', '12345|', '1234 5|'],
    ['in the middle', 'card', '1234 9|567 8', '1234 9|567 8'],
    ['just before a cut', 'card', '12349| 5678', '1234 9|567 8'],
    ['at the beginning', 'card', '9|1234 5678', '9|123 4567 8'],
    ['a letter', 'card', '1234 a|5678', '1234| 5678'],
    ['by taking a cut away', 'card', '1234|5678', '1234| 5678'],
    ['by taking a digit away', 'card', '123| 5678', '123|5 678'],
    ['by pasting what has marks', 'phone', '(0917) 123-4567|', '091 7123 4567|'],
    ['by pasting what is too long', 'phone', '+63 917 123 45678|', '639 1712 3456|'],
    ['one digit more than there is room for', 'phone', '091 71239| 4567', '091 7123| 4567'],
    ['and the phone fills in with the caret before it', 'phone', '|0917123456789', '|091 7123 4567'],
    ['a day', 'day', '199005041|', '1990-05-04|'],
  ])('%s (%s): %s is %s', (_, style, typed, stands) => {
    expect(type(typed, style)).toBe(stands);
  });
});
