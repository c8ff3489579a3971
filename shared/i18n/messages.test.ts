import { afterEach, describe, expect, it } from 'vitest';
import { offerTermsText as term } from '../features/confirmation/messages.ts';
import { orderViewText as order } from '../features/order/messages.ts';
import { fil } from './fil.ts';
import { hi } from './hi.ts';
import { id } from './id.ts';
import { counted, type Message } from './messages.ts';
import { applyLanguage, t } from './t.ts';
import { zh } from './zh.ts';

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
