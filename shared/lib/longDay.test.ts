import { afterEach, describe, expect, it, vi } from 'vitest';
import { longDay } from './longDay.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('A day in words', () => {
  it.each([
    ['en', '27 December 2026'],
    ['id', '27 Desember 2026'],
    ['zh', '2026年12月27日'],
    ['hi', '27 दिसंबर 2026'],
  ])('is as people of the language %s say it', (language, words) => {
    expect(longDay('2026-12-27', language)).toBe(words);
  });

  it.each(['', '2026-13-01', '2026-02-30', '2026-12-27 10:00:00 UTC', '2026-12-272'])(
    'stays as it came where it is "%s"',
    (text) => {
      expect(longDay(text, 'en')).toBe(text);
    },
  );

  it('has a comma before the month in Filipino’s order', () => {
    expect(longDay('2026-12-27', 'fil')).toBe('Disyembre 27, 2026');
  });

  it.each(['2026-12-27 23:59:59', '2026-12-27 23:59'])('keeps the hour and minute of %s', (text) => {
    expect(longDay(text, 'en')).toBe('27 December 2026, 23:59');
  });

  it.each(['Pacific/Kiritimati', 'Asia/Manila', 'UTC', 'America/Los_Angeles', 'Pacific/Pago_Pago'])(
    'is the day that was written on a phone in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(longDay('2026-03-01', 'en')).toBe('1 March 2026');
      expect(longDay('2026-01-01 00:00:00', 'en')).toBe('1 January 2026, 00:00');
    },
  );

  it.each(['not a language', 'tlh'])('stays as it came in "%s", which no browser speaks', (language) => {
    expect(longDay('2026-12-27', language)).toBe('2026-12-27');
  });
});
