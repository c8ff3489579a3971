import { expect } from 'vitest';

/** What a broken service, or somebody in between, may put where a value is expected. */

const deep = (levels: number): unknown => {
  let value: unknown = 'bottom';
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { list: value, data: null };
  return value;
};

/** An object whose own name is one that engines treat in a way of their own. */
export const owning = (name: string, value: unknown): object => Object.fromEntries([[name, value]]);

/** Stands in a tree for a number that no tree of JavaScript keeps as it is written; see `asText`. */
const number = (written: string): string => `@@${written}@@`;

const polluting = { polluted: 'yes', amount: 1, url: 'https://evil.example', code: '00', title: 'x' };

export const hostileValues: readonly unknown[] = [
  ...[null, true, false, 0, 1, -1, 7, 0.1, 34.5, -0.01, 1e21, 1e-7, 1e308, 5e-324],
  ...[2 ** 53 - 1, 2 ** 53, -(2 ** 53), 2 ** 31, 4294967295, 99_999_999_999],
  ...['1e999', '-1e999', '-0', '1.0', '0e5', '9007199254740993', '123456789012345678901234567890'].map(number),
  ...['', ' ', '\n', '\t', '\u00a0', '\u3000', '\ufeff', '\u200b', '\u202e', '\u2028', '\0'],
  ...['NaN', 'Infinity', '-Infinity', 'undefined', 'null', 'true', '[object Object]', '1e999', '0x10', '1_000', '١٢٣'],
  ...['0', '00', '0abc', '-1', '+1', '1.5', '1,234.56', '９９', ' 12 ', '007', '99999999999999999999'],
  ...['<img src=x onerror=alert(1)>', '</script><script>alert(1)</script>', '{{7*7}}', "'; DROP TABLE x; --"],
  ...['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'https://evil.example', '/\\evil.example'],
  '/\t/evil',
  ...['__proto__', 'constructor', 'hasOwnProperty', 'toString'],
  ...['\ud83d', '\udc00x', 'مرحبا', '\u202eabc\u202c', '👩‍👩‍👧‍👦', 'é́́́́'],
  'x'.repeat(5000),
  '0'.repeat(400),
  '9'.repeat(400),
  [],
  {},
  [null],
  [[], {}, null, 1, 'a'],
  [['nested']],
  Array.from({ length: 300 }, () => null),
  Array.from({ length: 300 }, (_, index) => ({ id: index, title: index, value: index, name: index })),
  { length: 3, 0: 'a', 1: 'b' },
  owning('__proto__', polluting),
  owning('__proto__', [polluting]),
  owning('__proto__', null),
  { constructor: { prototype: polluting } },
  owning('toString', 'x'),
  owning('valueOf', null),
  { toJSON: 'x', map: 'x', trim: 'x', length: -1 },
  owning('then', 'x'),
  deep(60),
];

/** Codes that are success, and no others. */
export const goodCodes: readonly unknown[] = [0, '0', '00', '000000', number('-0'), number('0.0'), number('0e5')];

/** Codes that are none. */
export const badCodes: readonly unknown[] = [
  ...['', ' ', '0abc', 'abc0', ' 0', '0 ', '0\n', '\n0', '0.0', '+0', '-0', '0x0', '0e0', '０', '٠', 'null', 'false'],
  'OK',
  ...[null, true, false, [], [0], ['0'], {}, { 0: 0 }, 1, -1, 200, 0.1, 1e-320, 800005, '800005', '11', '101', '-1'],
  ...[number('1e999'), number('1e-400000'), owning('__proto__', { code: 0 }), { valueOf: 0 }, { toString: '0' }],
  `${'0'.repeat(20)}O`,
];

/** A tree as an answer's text, with the numbers that no tree keeps. */
export const asText = (tree: unknown): string =>
  (JSON.stringify(tree) ?? '').replaceAll(/"@@(-?[\d.]+(?:e[+-]?\d+)?)@@"/g, '$1');

/** Whatever a test did: no object has gained anything. */
export const expectNothingPolluted = (): void => {
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  expect(([] as { polluted?: unknown }).polluted).toBeUndefined();
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(Object.getPrototypeOf({})).toBe(Object.prototype);
};
