import { describe, expect, it } from 'vitest';
import { cutText, inGroups, isolated, plainMessage, withoutInvisible } from './texts.ts';

describe('texts', () => {
  describe('unseen', () => {
    it.each([
      ['Repay\u0000 by \u202e2026-12-04\u202c', 'Repay by 2026-12-04'],
      ['\u2066a\u2069\u200eb\u200fc\u061cd', 'abcd'],
      ['\ufeff150\u200b0\u2060\u00ad50', '150050'],
      ['bell\u0007 escape\u001b[31m\u009b', 'bell escape[31m'],
      ['one\ntwo\tthree\r\n', 'one\ntwo\tthree\r\n'],
      ['क्‍ष שלום العربية 你好 ₱', 'क्‍ष שלום العربية 你好 ₱'],
      ['', ''],
    ])('%j is read as %j', (given, seen) => {
      expect(withoutInvisible(given)).toBe(seen);
    });
  });

  describe('isolated', () => {
    it.each(['بنك المدينة', 'בנק', 'Bank בנק', 'ﷲ', 'ﺏ'])('%s is held apart from what stands beside it', (words) => {
      expect(isolated(words)).toBe(`\u2068${words}\u2069`);
    });

    it.each(['Sample Bank', '银行', 'क्‍ष', '₱1,234.56', ''])('%j stays as it is', (words) => {
      expect(isolated(words)).toBe(words);
    });

    it('cannot be ended by words that bring such a mark themselves: those are taken out where an answer is read', () => {
      expect(isolated(withoutInvisible('\u2069بنك\u2069'))).toBe('\u2068بنك\u2069');
    });
  });

  describe('cutText', () => {
    describe('a text that is cut', () => {
      it.each([
        ['abc', 3, 'abc'],
        ['abcd', 3, 'abc'],
        ['ab😀', 3, 'ab'],
        ['ab😀c', 4, 'ab😀'],
        ['😀😀', 3, '😀'],
        ['a\nb\nc', 4, 'a\nb\n'],
      ])('%j at %i is %j', (text, limit, cut) => {
        expect(cutText(text, limit)).toBe(cut);
      });

      it('never keeps a part of a family', () => {
        expect(cutText(`${'x'.repeat(198)}👨‍👩‍👧`, 200)).toBe('x'.repeat(198));
      });
    });
  });

  describe('groups', () => {
    describe('a code that is read out in groups', () => {
      it.each([
        ['440012345678', ['4400', '1234', '5678']],
        ['44001', ['4400', '1']],
        ['440', ['440']],
        ['', []],
      ])('%j is read as %j', (code, groups) => {
        expect(inGroups(code)).toEqual(groups);
      });

      it('that has marks of its own is cut at those', () => {
        expect(inGroups('PH-7115-9216')).toEqual(['PH-', '7115-', '9216']);
      });

      it.each(['4400-12 34', '1234\n5678', '₱₱₱₱₱', '😀😀😀😀😀', 'ab\r\ncd'])(
        '%j is itself again when joined',
        (code) => {
          expect(inGroups(code).join('')).toBe(code);
        },
      );

      it('never cuts through the middle of a character', () => {
        expect(inGroups('a😀b😀c')).toEqual(['a😀', 'b😀', 'c']);
      });
    });
  });
});

describe('plainMessage', () => {
  describe('a message of an address', () => {
    it.each([
      'The partner said no.',
      'Why? Because… it was "closed".',
      'It was closed (for today). Come back later.',
      'Please wait 24 hours and try again in 3 days.',
      'You can apply 18 to 65 years old; 2 IDs are needed',
      'Hindi natuloy ang pag-login. Subukan muli bukas.',
      '登录失败。请稍后再试。',
      'لم ينجح تسجيل الدخول.',
      '<b>No</b>',
      'and/or',
      '',
    ])('that is plain words is shown: %s', (message) => {
      expect(plainMessage(message)).toBe(message);
    });

    it.each([
      'Call 09175550100',
      'Call 0 9 1 7 5 5 5 0 1 0 0',
      'Call ０９１７５５５',
      'Call ٠٩١٧٥٥٥',
      'Call ०९१७५५५',
      'Call ①②③④⑤',
      'Call ⁰⁹¹⁷⁵',
      'Call 0\u200b9\u200b1\u200b7\u200b5',
      'Call 0_9_1_7_5',
      'Call 09 and 17 and 555 and 0100',
      'Call 0a9a1a7a5a5a5a0a1',
      '请拨打零九一七五五五',
      'Pay 12,345 now',
      'Dial *143#',
      'Dial #21',
      'Go to bit.ly/x',
      'Go to bit . ly',
      'Go to bit. ly',
      'Go to bit [.] ly',
      'Go to bit。ly',
      'Go to bit．ly',
      'Go to bit·ly',
      'Go to b\u00adit.l\u200by',
      'Go to пример.рф',
      'Go to lender dot com',
      'Go to lender com',
      'Go to www lender',
      'Go to ｌｅｎｄｅｒ．ｃｏｍ',
      'https://lender.example',
      '//lender',
      'tel:0917',
      'javascript:alert(1)',
      'sampleloan:pay',
      'write to a@b.example',
      'write to me\\now',
      '.onion',
    ])('that holds an address or a number is not shown: %j', (message) => {
      expect(plainMessage(message)).toBe('');
    });

    it('never stops the page, whatever it is', () => {
      const odd = ['\ud800', '1'.repeat(300), 'a.'.repeat(150), '\u0000', ' '.repeat(300), '1 '.repeat(150)];
      for (const message of odd) expect(typeof plainMessage(message)).toBe('string');
    });
  });
});
