import { afterEach, describe, expect, it, vi } from 'vitest';
import { fil } from '../i18n/fil.ts';
import { hi } from '../i18n/hi.ts';
import { id } from '../i18n/id.ts';
import { applyLanguage, t } from '../i18n/t.ts';
import { zh } from '../i18n/zh.ts';
import { dayText, distanceOf } from './Day.tsx';

vi.mock('../brand/current.ts', async (load) => ({ ...(await load<object>()), dateStyle: 'long' }));

afterEach(() => {
  applyLanguage({});
  vi.unstubAllEnvs();
});

describe('A day in the long style', () => {
  it.each(Object.entries({ fil, id, zh, hi }))(
    'is in %s what a browser says, in each month',
    (locale, { day: texts }) => {
      applyLanguage(Object.fromEntries(Object.entries(texts ?? {}).map(([key, words]) => [`day.${key}`, words])));
      for (let month = 1; month <= 12; month += 1) {
        const day = `2026-${String(month).padStart(2, '0')}-07`;
        const said = new Date(day).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
        expect(dayText(day)).toBe(said);
      }
    },
  );

  it('is in English the day before the month', () => {
    expect(dayText('2026-12-27')).toBe('27 December 2026');
  });

  it.each(['', '2026-13-01', '2026-02-30', '2026-12-27 10:00:00 UTC', '2026-12-272'])(
    'stays as it came where it is "%s"',
    (text) => {
      expect(dayText(text)).toBe(text);
    },
  );

  it.each(['2026-12-27 23:59:59', '2026-12-27 23:59'])('keeps the hour and minute of %s', (text) => {
    expect(dayText(text)).toBe('27 December 2026, 23:59');
  });

  it.each(['Pacific/Kiritimati', 'Asia/Manila', 'UTC', 'America/Los_Angeles', 'Pacific/Pago_Pago'])(
    'is the day that was written on a phone in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(dayText('2026-03-01')).toBe('1 March 2026');
      expect(dayText('2026-01-01 00:00:00')).toBe('1 January 2026, 00:00');
    },
  );
});

describe('The distance of a day', () => {
  const NOW_MS = new Date('2026-12-03T22:30:00').getTime();

  it.each([
    ['2026-12-04', 'Friday, tomorrow'],
    ['2026-12-03', 'Thursday, today'],
    ['2026-12-02', 'Wednesday, yesterday'],
    ['2026-12-08 10:15:00', 'Tuesday, in 5 days'],
    ['2026-11-26', 'Thursday, 7 days ago'],
    ['2027-12-03', 'Friday, in 365 days'],
    ['2026-02-30', ''],
    ['soon', ''],
    ['', ''],
  ])('of "%s" is "%s"', (day, words) => {
    expect(t(distanceOf(day, NOW_MS))).toBe(words);
  });

  it.each(Object.entries({ fil, id, zh, hi }))(
    'has in %s the weekday that a browser says',
    (locale, { day: texts }) => {
      applyLanguage(Object.fromEntries(Object.entries(texts ?? {}).map(([key, words]) => [`day.${key}`, words])));
      for (let day = 1; day <= 7; day += 1) {
        const at = `2026-12-0${day}`;
        const said = new Date(at).toLocaleDateString(locale, { weekday: 'long', timeZone: 'UTC' });
        expect(t(distanceOf(at, NOW_MS))).toContain(said);
      }
    },
  );
});
