import type { Language } from '../../../shared/brand/brand.ts';
import { en, type Texts } from './en.ts';
import { fil } from './fil.ts';
import { hi } from './hi.ts';
import { id } from './id.ts';
import { zh } from './zh.ts';

const byLanguage: ReadonlyMap<string, Texts> = new Map(
  Object.entries({ en, fil, id, zh, hi } satisfies Record<Language, Texts>),
);

/** Returns the texts of a language; the English ones if it is unknown or missing. */
export const textsIn = (language: string | null | undefined): Texts => byLanguage.get(language ?? '') ?? en;

interface Wish {
  readonly language: string;
  readonly weight: number;
}

/** Parses an item of Accept-Language: `fil-PH;q=0.8` is `fil` with the weight 0.8. */
function wishOf(range: string): Wish {
  const [tag = '', weight = ''] = range
    .trim()
    .toLowerCase()
    .split(/\s*;\s*q=/);
  return { language: tag.split('-')[0] ?? '', weight: weight === '' ? 1 : Number(weight) };
}

/** Returns the texts in the known language that the request's Accept-Language prefers; English if there is none. */
export function textsFor(request: Request): Texts {
  const wishes = (request.headers.get('accept-language') ?? '').split(',').map(wishOf);
  const known = wishes.filter(({ language, weight }) => byLanguage.has(language) && weight > 0);
  return textsIn(known.sort((one, other) => other.weight - one.weight)[0]?.language);
}

/**
 * A text for borrowers: fixed, or a function that selects it from the texts of a language. Handlers use it in data and refusals, and it
 * is resolved when the envelope is written, so handlers need not know the language of the request.
 */
export type Words = string | ((texts: Texts) => string);

/** Resolves a text in a language. */
export const say = (words: Words, texts: Texts): string => (typeof words === 'function' ? words(texts) : words);

/** Serializes data as JSON in a language: calls every function in it with the texts and writes its result. */
export const jsonIn = (data: unknown, texts: Texts): string =>
  JSON.stringify(data, (_, each: unknown) =>
    typeof each === 'function' ? (each as (texts: Texts) => unknown)(texts) : each,
  );

type Names = Partial<Record<string, string>>;

/** Returns the keys of English texts, by their text. */
const namesOf = (texts: Readonly<Record<string, string>>): Map<string, string> =>
  new Map(Object.entries(texts).map(([name, text]) => [text, name]));

const sampleNames = namesOf(en.samples);
const rowNames = namesOf(en.rows);

/**
 * Translates an English text from the database. A text of the seeds or a row's label is translated to the language of the request;
 * any other, such as one that a person wrote, stays unchanged.
 */
export const sampleWords =
  (english: string): Words =>
  ({ samples, rows }: { readonly samples: Names; readonly rows: Names }) =>
    samples[sampleNames.get(english) ?? ''] ?? rows[rowNames.get(english) ?? ''] ?? english;

/** Adds the language to the URL of a sandbox page for borrowers, because the browser's Accept-Language may differ from the app's. */
export function addressIn(url: string, { language }: Texts): string {
  return language === en.language ? url : `${url}?lang=${language}`;
}
