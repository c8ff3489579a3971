import { describe, expect, it, vi } from 'vitest';
import { amountAtChannel } from '../domain/channelProfile.ts';
import { withSign } from '../domain/money.ts';
import { cents, day } from './fields.ts';
import { parseFlag, parseId, parseIdText, parseImageUrl, parseMessage, parseText } from './parse.ts';

const oddValues: readonly unknown[] = [null, undefined, true, false, {}, [], ['a'], () => 1, Symbol('a'), Number.NaN];

describe('reading an answer', () => {
  it.each([
    ['a', 'a'],
    ['', ''],
    [' a\ufeff\n', 'a'],
    ['a\u202eb\u0000c\u2066\nd\te', 'abc\nd\te'],
    ['Juan&#039;s &amp; Maria Loan', "Juan's & Maria Loan"],
    ['&lt;b&gt;&quot;Hi&quot;&apos;&lt;/b&gt;', '<b>"Hi"\'</b>'],
    ['&#8369;1,234.00 &#x20B1;5 &#x1f600;', '₱1,234.00 ₱5 😀'],
    ['&amp;lt; &nbsp; &eacute; &toString; &#9999999; &#xD800;', '&lt; &nbsp; &eacute; &toString; &#9999999; \ud800'],
    ['a&#0;b&#8238;c&#8203;&#32;', 'abc'],
    [7, '7'],
    [0, '0'],
    [-1.5, '-1.5'],
    [Number.POSITIVE_INFINITY, ''],
    [1e308, ''],
  ])('the text of %j is %j', (value, expected) => {
    expect(parseText(value)).toBe(expected);
  });

  it.each([7, 0, -7, 2 ** 53 - 1, '7', '007', ' 7', 'LN-1', '1234567890123456789'])('the id %j is as it came', (id) => {
    expect(parseId(id)).toBe(id);
    expect(parseIdText(id)).toBe(String(id));
  });

  it.each([2 ** 53, 2 ** 53 + 2, -(2 ** 53), 1e21, 7.5, '', '  ', '\u202e', ...oddValues])('%j is no id', (value) => {
    expect(parseId(value)).toBeUndefined();
    expect(parseIdText(value)).toBe('');
  });

  it.each([
    [1, true],
    [0, false],
    [2, false],
    ['01', false],
  ])('the flag %j is %j', (value, expected) => {
    expect(parseFlag(value)).toBe(expected);
  });

  it.each(['150050 ', '\n150050', '150050\xa0', '\ufeff150050', '150\u200b050', '150050\u200d ', '\u00ad150050'])(
    'the amount %j is ₱1,500.50, and a channel counts with it',
    (value) => {
      const amount = cents(value) ?? '';
      expect(amount).toBe(value);
      expect(withSign('₱', amount, { decimal: '.', group: ',' })).toBe('₱1,500.50');
      expect(amountAtChannel(amount, { wholePeso: true })).toMatchObject({ payCents: 150100 });
    },
  );

  it.each([
    ['2026-12-27', '2026-12-27'],
    ['2026-12-27 00:00:00', '2026-12-27'],
    [' 2026-12-27 18:30:00 ', '2026-12-27 18:30:00'],
    ['0000-00-00', ''],
    ['1970-01-01 08:00:00', ''],
    ['Invalid date', ''],
    ['null', ''],
    [null, ''],
    [20261227, ''],
  ])('the day of %j is %j', (value, expected) => {
    expect(day(value)).toBe(expected);
  });

  it('an amount without a digit, or that JSON could not keep exactly, is none, and one in text is', () => {
    for (const value of [2 ** 53, -(2 ** 53), 1e308, '', ' \ufeff', 'null', 'NaN', 'Rpnull', 'abc'])
      expect(cents(value)).toBeUndefined();
    for (const value of [2 ** 53 - 1, '9007199254740993', '9'.repeat(40)]) expect(cents(value)).toBe(value);
  });

  it("the service's message is trimmed, and cut where it is longer than anybody reads", () => {
    expect(parseMessage('  No.\n')).toBe('No.');
    expect(parseMessage('x'.repeat(300))).toBe('x'.repeat(300));
    expect(parseMessage('x'.repeat(301))).toBe(`${'x'.repeat(300)}…`);
  });

  it.each(['https://cdn.example/a.png', 'http://cdn.example/a.png', 'HTTPS://cdn.example/a', '/logo.svg'])(
    'the picture %s is shown',
    (address) => {
      expect(parseImageUrl(address)).toBe(address);
    },
  );

  it.each([
    ['https://cdn.example/My Logo.png', 'https://cdn.example/My%20Logo.png'],
    [' https://cdn.example/a.png ', 'https://cdn.example/a.png'],
    ['//cdn.example/a.png', '//cdn.example/a.png'],
    ['uploads/a b.png', '/uploads/a%20b.png'],
    ['./a.png', '/./a.png'],
    ['a.png?x=1', '/a.png?x=1'],
  ])('the picture %j is shown from %s', (given, address) => {
    expect(parseImageUrl(given)).toBe(address);
  });

  it('a relative picture is one of the service’s origin, wherever the page stands', () => {
    vi.stubGlobal('__API_BASE__', 'https://api.lender.example/v1');
    expect(parseImageUrl('/a.png')).toBe('https://api.lender.example/a.png');
    expect(parseImageUrl('uploads/a.png')).toBe('https://api.lender.example/uploads/a.png');
  });

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'file:///a.png',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example\\@good.example/a.png',
    'https://evil.example .good.example/a.png',
    'https://evil%2Eexample/a.png',
    'none',
    '?x',
    '',
    null,
    7,
  ])('the picture %j is none', (address) => {
    expect(parseImageUrl(address)).toBe('');
  });
});
