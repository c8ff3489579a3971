import { describe, expect, it } from 'vitest';
import { asciiDigits, digitsOf, groupDigits } from './digits.ts';

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
    ['day', '19900504', '1990-05-04'],
    ['', '123456789012', '123456789012'],
  ])('as %s: %s is %s', (style, digits, text) => {
    expect(groupDigits(digits, style)).toBe(text);
  });

  it.each(['**** 1234', '1990-05-04', 'SMB-12345678'])('leave %s as it came', (text) => {
    for (const style of ['phone', 'card', 'day', '']) expect(groupDigits(text, style)).toBe(text);
  });
});
