import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../shared/brand/brand.ts';
import { allTexts, TRANSLATED } from '../build/readMessages.ts';

/** Other names for what the glossary names, and words that only a translation has. */
const avoided: { readonly [language in Language]: RegExp } = {
  en: /\bthe service\b|\b[Bb](ound|ind)\b|looks? again|Look at (the|your) order|View order|[Ss]igned out|[Tt]aken off|Repayment code|Amount (due|to be paid|to pay)|\bMy (?!complaints)|\d %|\} %/,
  // 'Hanggang' means the last day of a state: money that is in an account 'hanggang' a day is gone after that day.
  fil: /hanggang$|\b[Hh]uling (pag)?bayad|Diperensiya|^Bayad ngayon$|[Pp]etsa ng pagbabayad|[Cc]ode (sa pagbabayad|ng bayad)|\b(ng|ang) serbisyo\b|mula sa serbisyo|bind\b|Na-check noong|ayon sa \{time\}|lipat\w* (\w+ )*(due date|petsa)|\} araw nang huli|kukunin|tumatakbo|(?<![Ee]-)\bwallet|ika-\{\w+\} araw/,
  id: /layanan (menolak|sedang)|(dari|oleh) layanan\b|tarif|saluran-saluran|[Hh]ubungkan|peramban|Bukan yang terbaru|meminta (pembayaran|membayar|pinjaman)|[Mm]emindahkan|gambar layar/,
  zh: /付款码|应付|服务(方|拒绝|目前)|(?<!电子)钱包|您要还(?!的)|还款日期|\p{Script=Han}, |\}日, |[，。：；！？] (?!\{)/u,
  hi: /पेमेंट|सर्विस|लागत|शुल्क|देय तारीख|अपना बकाया|e-mail|फिर से जाँचें|प्रोडक्ट|आपकी चुकाने/i,
};

const README = readFileSync(new URL('../../shared/i18n/README.md', import.meta.url), 'utf8');

const textsIn = async (language: Language) => Object.entries(await allTexts(language));

/** The terms of the table 'Glossary', by language. */
const glossary = (): readonly { readonly [language in Language]: string }[] =>
  README.replace(/^.*\n## Glossary\n.*?\| ---[^\n]*\n/s, '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '))
    .map(([en = '', fil = '', id = '', zh = '', hi = '']) => ({ en: en.replace('★ ', ''), fil, id, zh, hi }));

it.each(LANGUAGES)('No text in %s has a word that the glossary has another for', async (language) => {
  const wrong = (await textsIn(language)).filter(([, text]) => avoided[language].test(text));
  expect(wrong).toEqual([]);
});

it.each(TRANSLATED)('No sentence in %s is still the English one', async (language) => {
  const english = await allTexts('en');
  const left = Object.entries(await allTexts(language)).filter(
    ([id, text]) => text === english[id] && text.split(' ').length > 3,
  );
  expect(left).toEqual([]);
});

it('Every text in the list for a second reader exists', async () => {
  const [, list = ''] = /they have no fact:\n(.*?)\.\n/s.exec(README) ?? [];
  const ids = list.split(/;\s/).flatMap((part) => {
    const [, set, keys = ''] = /^`(\w+)` (.+)$/.exec(part) ?? [];
    return keys.split(', ').map((key) => `${set}.${key}`);
  });
  const texts = (await textsIn('en')).map(([id]) => id);
  expect(ids.length).toBeGreaterThan(20);
  expect(ids.filter((id) => !texts.includes(id))).toEqual([]);
});

it.each(LANGUAGES)('Each term of the glossary stands in a text in %s', async (language) => {
  const texts = (await textsIn(language)).map(([, text]) => text.toLowerCase());
  const terms = glossary().map((row) => row[language]);
  expect(terms.length).toBeGreaterThanOrEqual(40);
  expect(terms.filter((term) => !texts.some((text) => text.includes(term.toLowerCase())))).toEqual([]);
});
