import { describe, expect, it } from 'vitest';
import { applyLanguage, defineMessages, fill } from './messages.ts';

describe('filling a text', () => {
  it.each([
    ['Hello {name}', { name: 'Ana' }, 'Hello Ana'],
    ['{a} and {b} and {a}', { a: 1, b: 'two' }, '1 and two and 1'],
    ['{count} left', { count: 0 }, '0 left'],
    ['[{empty}]', { empty: '' }, '[]'],
    ['{missing} stays', {}, '{missing} stays'],
    ['no gap', { a: 1 }, 'no gap'],
    ['{price}', { price: '$& $1 {a}' }, '$& $1 {a}'],
    ['{not a name} { a }', { a: 1 }, '{not a name} { a }'],
  ])('%j with %j reads %j', (text, values, filled) => {
    expect(fill(text, values)).toBe(filled);
  });
});

describe("a screen's texts", () => {
  it('are English as long as no other language has arrived', () => {
    const texts = defineMessages('test.first', { hi: 'Hello' });
    expect(texts).toEqual({ hi: 'Hello' });
  });

  it('change in place when another language arrives, and what it lacks stays', () => {
    const texts = defineMessages('test.second', { hi: 'Hello', bye: 'Goodbye' });
    applyLanguage({ 'test.second': { hi: '你好' }, 'of another page': { x: 'y' } });
    expect(texts).toEqual({ hi: '你好', bye: 'Goodbye' });
  });

  it('stay as they are where the language says nothing of them', () => {
    const texts = defineMessages('test.third', { hi: 'Hello' });
    applyLanguage({});
    expect(texts).toEqual({ hi: 'Hello' });
  });

  it('of one screen do not reach another', () => {
    const one = defineMessages('test.one', { hi: 'Hello' });
    const other = defineMessages('test.other', { hi: 'Hello' });
    applyLanguage({ 'test.one': { hi: 'Halo' } });
    expect([one.hi, other.hi]).toEqual(['Halo', 'Hello']);
  });
});
