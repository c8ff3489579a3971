import { afterEach, describe, expect, it } from 'vitest';
import { offerTermsText as term } from '../features/confirmation/messages.ts';
import { orderViewText as order } from '../features/order/messages.ts';
import { fil } from './fil.ts';
import { hi } from './hi.ts';
import { id } from './id.ts';
import { counted, defineMessages, type Message, withValues } from './messages.ts';
import { applyLanguage, fill, t } from './t.ts';
import { zh } from './zh.ts';

afterEach(() => applyLanguage({}));

const text = defineMessages('test', { hi: 'Hello', named: 'Hello {name}', said: '{said} Try again.' });

it.each([
  ['Hello {name}', { name: 'Ana' }, 'Hello Ana'],
  ['{a} and {b} and {a}', { a: 1, b: 'two' }, '1 and two and 1'],
  ['{count} left', { count: 0 }, '0 left'],
  ['[{empty}]', { empty: '' }, '[]'],
  ['{missing} stays', {}, '{missing} stays'],
  ['no gap', { a: 1 }, 'no gap'],
  ['{price}', { price: '$& $1 {a}' }, '$& $1 {a}'],
  ['{not a name} { a }', { a: 1 }, '{not a name} { a }'],
])('A text is filled: %j with %j reads %j', (words, values, filled) => {
  expect(fill(words, values)).toBe(filled);
});

describe('A message', () => {
  it('is resolved in the language that the page was built in, until another one arrives', () => {
    expect(t(text.hi)).toBe('Hello');
    applyLanguage({ 'test.hi': 'Kumusta', 'other.hi': 'Halo' });
    expect(t(text.hi)).toBe('Kumusta');
  });

  it('stays as it is where the language that arrives does not have it, or is no language', () => {
    applyLanguage({ 'other.hi': 'Halo' });
    expect(t(text.hi)).toBe('Hello');
    applyLanguage(null as never);
    expect(t(text.hi)).toBe('Hello');
  });

  it('that a model holds with its values is resolved when it is shown, and so is a message among them', () => {
    const held = [withValues(text.named, { name: 'Ana' }), withValues(text.said, { said: text.hi })];
    applyLanguage({ 'test.hi': 'Kumusta.', 'test.named': 'Kumusta {name}', 'test.said': '{said} Subukan muli.' });
    expect(held.map((message) => t(message))).toEqual(['Kumusta Ana', 'Kumusta. Subukan muli.']);
  });

  it('has an id of its set and its key, so that the same words of two screens can differ', () => {
    const other = defineMessages('other', { hi: 'Hello' });
    applyLanguage({ 'test.hi': 'Kumusta' });
    expect([t(text.hi), t(other.hi)]).toEqual(['Kumusta', 'Hello']);
  });
});

it("The service's own words are shown as they are, whatever they look like", () => {
  applyLanguage({ 'test.hi': 'Kumusta' });
  // The type of `t` allows values only for messages; values given with a plain string must not change it.
  const fillAny = t as (words: string, values: object) => string;
  for (const words of ['Hello', 'test.hi', 'Pay {name} now', '']) expect(fillAny(words, { name: 'Ana' })).toBe(words);
});

const languages = { en: {}, fil, id, zh, hi } as const;

/** Returns the texts of a language by message id, as a page holds them. */
const textsOf = (language: keyof typeof languages): { [id: string]: string } => {
  const texts: { [id: string]: string } = {};
  for (const [set, keys] of Object.entries(languages[language]))
    for (const [key, words] of Object.entries(keys)) texts[`${set}.${key}`] = words;
  return texts;
};

const say = (language: keyof typeof languages, count: number, one: Message, many: Message): string => {
  applyLanguage(textsOf(language));
  return t(counted(count, one, many));
};

afterEach(() => applyLanguage({}));

describe('A count in words', () => {
  it.each([
    ['en', ['0 days late', '1 day late', '5 days late']],
    ['fil', ['huli nang 0 na araw', 'huli nang 1 araw', 'huli nang 5 na araw']],
    ['id', ['terlambat 0 hari', 'terlambat 1 hari', 'terlambat 5 hari']],
    ['zh', ['逾期 0 天', '逾期 1 天', '逾期 5 天']],
    ['hi', ['0 दिन की देरी', '1 दिन की देरी', '5 दिन की देरी']],
  ] as const)('has the form that its language %s has for it', (language, words) => {
    expect([0, 1, 5].map((count) => say(language, count, order.lateOne, order.late))).toEqual(words);
  });

  it.each([
    ['en', ['1 month', '2 months']],
    ['fil', ['1 buwan', '2 buwan']],
    ['id', ['1 bulan', '2 bulan']],
    ['zh', ['1 个月', '2 个月']],
    ['hi', ['1 महीना', '2 महीने']],
  ] as const)('tells one from several where its language %s does', (language, words) => {
    expect([1, 2].map((count) => say(language, count, term.month, term.months))).toEqual(words);
  });
});

const texts = Object.values(textsOf('fil'));

describe('In Filipino', () => {
  it("a day by which something comes is never said as 'until'", () => {
    // 'Hanggang' means the last day of a state: money that is in an account 'hanggang' a day is gone after that day.
    expect(texts.filter((text) => /hanggang$/.test(text))).toEqual([]);
  });

  it('a later day is not later today, and a late payment is not the last one', () => {
    expect(texts.filter((text) => /\bhuling (pag)?bayad/i.test(text))).toEqual([]);
  });

  it('a fee to pay is named as one, beside the button that pays', () => {
    expect(fil['repayDelay']?.['fee']).toBe('Bayad sa rollover {amount}');
    expect(texts.filter((text) => /Diperensiya|^Bayad ngayon$/.test(text))).toEqual([]);
  });

  it('the least that a channel takes is ‘pataas’, and the most ‘hanggang’', () => {
    expect(fil['channelTerms']?.['tooLittle']).toContain('{amount} pataas');
    expect(fil['channelTerms']?.['tooMuch']).toContain('Hanggang {amount}');
  });

  it('the due date and the pay code have one name each', () => {
    expect(texts.filter((text) => /petsa ng pagbabayad|code (sa pagbabayad|ng bayad)/i.test(text))).toEqual([]);
  });
});
