import { afterEach, describe, expect, it, vi } from 'vitest';
import { fil } from '../i18n/fil.ts';
import { hi } from '../i18n/hi.ts';
import { id } from '../i18n/id.ts';
import { applyLanguage, t } from '../i18n/t.ts';
import { zh } from '../i18n/zh.ts';
import { longDay } from './Day.tsx';

afterEach(() => {
  applyLanguage({});
  vi.unstubAllEnvs();
});

describe('A day in words', () => {
  it.each(Object.entries({ fil, id, zh, hi }))(
    'is in %s what a browser says, in each month',
    (locale, { day: texts }) => {
      applyLanguage(Object.fromEntries(Object.entries(texts ?? {}).map(([key, words]) => [`day.${key}`, words])));
      for (let month = 1; month <= 12; month += 1) {
        const day = `2026-${String(month).padStart(2, '0')}-07`;
        const said = new Date(day).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
        expect(t(longDay(day))).toBe(said);
      }
    },
  );

  it('is in English the day before the month', () => {
    expect(t(longDay('2026-12-27'))).toBe('27 December 2026');
  });

  it.each(['', '2026-13-01', '2026-02-30', '2026-12-27 10:00:00 UTC', '2026-12-272'])(
    'stays as it came where it is "%s"',
    (text) => {
      expect(longDay(text)).toBe(text);
    },
  );

  it.each(['2026-12-27 23:59:59', '2026-12-27 23:59'])('keeps the hour and minute of %s', (text) => {
    expect(t(longDay(text))).toBe('27 December 2026, 23:59');
  });

  it.each(['Pacific/Kiritimati', 'Asia/Manila', 'UTC', 'America/Los_Angeles', 'Pacific/Pago_Pago'])(
    'is the day that was written on a phone in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(t(longDay('2026-03-01'))).toBe('1 March 2026');
      expect(t(longDay('2026-01-01 00:00:00'))).toBe('1 January 2026, 00:00');
    },
  );
});
