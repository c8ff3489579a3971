import { afterEach, describe, expect, it } from 'vitest';
import { counted, defineMessages, withValues } from './messages.ts';
import { applyLanguage, fill, t } from './t.ts';

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

it('A count in words has its own form for 1 alone', () => {
  const days = defineMessages('test', { one: '{count} day late', many: '{count} days late' });
  const said = [0, 1, 5, '1'].map((count) => t(counted(count, days.one, days.many)));
  expect(said).toEqual(['0 days late', '1 day late', '5 days late', '1 day late']);
});
