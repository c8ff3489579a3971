import { describe, expect, it } from 'vitest';
import { longDay } from './longDay.ts';

describe('A day in words', () => {
  it.each([
    ['en', '27 December 2026'],
    ['id', '27 Desember 2026'],
    ['zh', '2026年12月27日'],
    ['hi', '27 दिसंबर 2026'],
  ])('is as people of the language %s say it', (language, words) => {
    expect(longDay('2026-12-27', language)).toBe(words);
  });

  it.each(['', '2026-12', '2026-13-01', '2026-02-30', '27 December', '2026-12-27 10:00:00', '2026-12-272'])(
    'stays as it came where it is "%s"',
    (text) => {
      expect(longDay(text, 'en')).toBe(text);
    },
  );

  it('stays as it came in a language that no browser knows', () => {
    expect(longDay('2026-12-27', 'not a language')).toBe('2026-12-27');
  });
});
