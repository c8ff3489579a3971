import { describe, expect, it, vi } from 'vitest';
import { rules as landing } from '../../pages/promotion/form.ts';
import { brand } from '../brand/brands/ph/brand.ts';
import { charactersOf } from '../lib/characters.ts';
import { groupDigits } from '../lib/digits.ts';
import { anyText, digitsUpTo, type FieldRule, phoneOf, smsCode, textUpTo } from './fieldRules.ts';
import { textFieldText as texts } from './messages.ts';

const as = (style: string, most = Number.POSITIVE_INFINITY) =>
  digitsUpTo(most, { show: (text) => groupDigits(text, style) });
const wallet = phoneOf(brand.phone, (text) => groupDigits(text, 'phone'));
const india = phoneOf({ maxDigits: 10, pattern: '^[6-9]\\d{9}$', countryCode: '91', trunkPrefix: '0' });
const anywhere = phoneOf({ maxDigits: 15, pattern: '^\\d{6,15}$' });
const words = textUpTo(200);

/** What stands in a field after an input, with the caret as a bar, as in what was typed. */
const type = (rule: FieldRule, typed: string): string => {
  const at = typed.indexOf('|');
  const { text, caret } = rule(typed.replace('|', ''), at);
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
};

/** What is kept of a field that is filled at once, and what is said about it. */
const fill = (rule: FieldRule, typed: string) => {
  const { value, note } = rule(typed, typed.length);
  return [value, note?.message];
};

it.each([
  ['at the end', as('card'), '12345|', '1234 5|'],
  ['in the middle', as('card'), '1234 9|567 8', '1234 9|567 8'],
  ['at the beginning', as('card'), '9|1234 5678', '9|123 4567 8'],
  ['a letter', as('card'), '1234 a|5678', '1234| 5678'],
  ['by taking a cut away', as('card'), '1234|5678', '1234| 5678'],
  ['by taking the first digit away', as('card'), '|234 5678', '|2345 678'],
  ['by pasting what has marks', wallet, '(0917) 123-4567|', '091 7123 4567|'],
  ['the code of the country', wallet, '+63 917 123 4567|', '091 7123 4567|'],
  ['one digit more than there is room for', wallet, '091 71239| 4567', '091 7123| 4567'],
  ['and the phone fills in with the caret before it', wallet, '|0917123456789', '|091 7123 4567'],
  ['a letter into full words', textUpTo(5), 'heXx|llo', 'he|llo'],
  ['a flag where half of it has room', textUpTo(5), 'abc🇵🇭|', 'abc|'],
])('the caret stays where it was after typing %s', (_, rule, typed, stands) => {
  expect(type(rule, typed)).toBe(stands);
});

describe('a phone number', () => {
  it.each(['0063 (0) 917 123 4567', '+0917 123 4567'])(
    'of the Philippines is 0917… where it is written %s',
    (typed) => {
      for (const rule of [landing.phone, wallet]) expect(fill(rule, typed)).toEqual(['09171234567', undefined]);
    },
  );

  it.each(['+1 917 123 4567', '001 917 123 4567'])('of elsewhere is none of here: %s', (typed) => {
    const [value = ''] = fill(landing.phone, typed);
    expect(value).not.toMatch(new RegExp(brand.phone.pattern));
    expect(value).toHaveLength(typed.replace(/ /g, '').length);
  });

  it.each(['98765 43210', '+91 98765 43210'])(
    'of India, which has no prefix, is 98765… where it is written %s',
    (typed) => {
      expect(fill(india, typed)).toEqual(['9876543210', undefined]);
    },
  );

  it('that begins as the code of the country does is whole as it stands', () => {
    expect(fill(india, '9198765432')).toEqual(['9198765432', undefined]);
  });

  it('of a brand without such rules keeps its digits', () => {
    expect(fill(anywhere, '+00 5550 0100')).toEqual(['0055500100', undefined]);
  });

  it('says what was left out of it', () => {
    expect(fill(wallet, '0917 123 4567 / 0918 765 4321')).toEqual(['09171234567', texts.digits]);
    expect(fill(wallet, '0917-CALL-123 4567')).toEqual(['09171234567', texts.signs]);
  });
});

it.each(['PH12 0011 2233', '110012.50'])('what is left out of an account number is said: %s', (pasted) => {
  expect(fill(as('card'), pasted)[1]).toBe(texts.signs);
  expect(fill(as('card'), '0011 2233-4455.6677\u200b')).toEqual(['0011223344556677', undefined]);
});

describe('a code', () => {
  it.each([
    ['2FA: 012345', '012345', undefined],
    ['१२ ३४-५६', '123456', undefined],
    ['1234567', '123456', texts.digits],
    ['Code 012345, call 0917 555 0100', '', texts.twoCodes],
  ])('of an SMS: %s', (typed, value, said) => {
    expect(fill(smsCode(6), typed)).toEqual([value, said]);
    // Nothing is wiped that a person has put there and that may hold the code.
    if (!value) expect(smsCode(6)(typed, 0).text).toBe(typed);
  });

  it.each([
    [' a B c d', 'aBcd', undefined],
    ['ａＢ２٣', 'aB23', undefined],
    ['aBcde', 'aBcd', texts.text],
  ])('of a picture: %s', (typed, value, said) => {
    expect(fill(landing.captcha, typed)).toEqual([value, said]);
  });
});

it('a text keeps what is meant, without what nobody sees', () => {
  expect(fill(anyText, 'Para\u200bñaque, लखनऊ\u200e')).toEqual(['Parañaque, लखनऊ', undefined]);
});

describe('a limit', () => {
  const characters = ['🇵🇭', '👨‍👩‍👧', '👍🏽', 'n\u0303', 'क्षि', '1️⃣'];

  it.each(characters)('takes %s whole, or not at all', (character) => {
    for (let before = 190; before <= 200; before += 1) {
      const [value = '', said] = fill(words, 'x'.repeat(before) + character);
      const hasRoom = before + character.length <= 200;
      expect([value, said]).toEqual([
        'x'.repeat(before) + (hasRoom ? character : ''),
        hasRoom ? undefined : texts.text,
      ]);
    }
    expect(charactersOf(character.repeat(3))).toHaveLength(3);
  });

  it('cuts in the same places in engines that cannot tell characters apart by themselves', () => {
    vi.stubGlobal('Intl', {});
    expect(charactersOf(characters.join('')).join(' ')).toBe(characters.join(' '));
  });

  it('leaves what stood in a full text as it was, wherever something is put into it', () => {
    const full = `${'a'.repeat(100)}${'b'.repeat(100)}`;
    for (let at = 0; at <= 200; at += 20) {
      const typed = `${full.slice(0, at)}कितना😀${full.slice(at)}`;
      const kept = words(typed, at + 7);
      expect([kept.text, kept.caret, kept.note?.message]).toEqual([full, at, texts.text]);
    }
  });
});
