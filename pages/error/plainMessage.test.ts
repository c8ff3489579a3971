import { describe, expect, it } from 'vitest';
import { plainMessage } from './plainMessage.ts';

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
    '//lender',
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
