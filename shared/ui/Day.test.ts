import { afterEach, describe, expect, it } from 'vitest';
import { fil } from '../i18n/fil.ts';
import { hi } from '../i18n/hi.ts';
import { id } from '../i18n/id.ts';
import { applyLanguage, t } from '../i18n/t.ts';
import { zh } from '../i18n/zh.ts';
import { distanceOf } from './Day.tsx';

afterEach(() => applyLanguage({}));

describe('The distance of a day', () => {
  const TODAY = '2026-12-03';

  it.each([
    ['2026-12-04', 'Friday, tomorrow'],
    ['2026-12-03', 'Thursday, today'],
    ['2026-12-02', 'Wednesday, yesterday'],
    ['2026-11-26', 'Thursday, 7 days ago'],
    ['2026-02-30', ''],
    ['', ''],
  ])('of "%s" is "%s"', (day, words) => {
    expect(t(distanceOf(day, TODAY))).toBe(words);
  });

  it.each(Object.entries({ fil, id, zh, hi }))('has in %s the weekday of a browser', (locale, { day: texts }) => {
    applyLanguage(Object.fromEntries(Object.entries(texts ?? {}).map(([key, words]) => [`day.${key}`, words])));
    for (let day = 1; day <= 7; day += 1) {
      const at = `2026-12-0${day}`;
      const said = new Date(at).toLocaleDateString(locale, { weekday: 'long', timeZone: 'UTC' });
      expect(t(distanceOf(at, TODAY))).toContain(said);
    }
  });
});
