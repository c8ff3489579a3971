import type { Language } from '../../../shared/brand/brand.ts';
import { en, type Texts } from './en.ts';
import { fil } from './fil.ts';
import { hi } from './hi.ts';
import { id } from './id.ts';
import { zh } from './zh.ts';

const byLanguage: ReadonlyMap<string, Texts> = new Map(
  Object.entries({ en, fil, id, zh, hi } satisfies Record<Language, Texts>),
);

/** The texts of a language; the English ones where the sandbox does not know it, or none is named. */
export const textsIn = (language: string | null | undefined): Texts => byLanguage.get(language ?? '') ?? en;

interface Wish {
  readonly language: string;
  readonly weight: number;
}

/** `fil-PH;q=0.8` is Filipino, wanted by four fifths. */
function wishOf(range: string): Wish {
  const [tag = '', weight = ''] = range
    .trim()
    .toLowerCase()
    .split(/\s*;\s*q=/);
  return { language: tag.split('-')[0] ?? '', weight: weight === '' ? 1 : Number(weight) };
}

/** The texts that a request's Accept-Language wants most of those that there are. */
export function textsFor(request: Request): Texts {
  const wishes = (request.headers.get('accept-language') ?? '').split(',').map(wishOf);
  const known = wishes.filter(({ language, weight }) => byLanguage.has(language) && weight > 0);
  return textsIn(known.sort((one, other) => other.weight - one.weight)[0]?.language);
}

/**
 * What a borrower is told: words as they are, or those that a language has for it. Data and refusals hold it, and the envelope resolves
 * it in the language of the request, so that nothing between the two needs to know which that is.
 */
export type Words = string | ((texts: Texts) => string);

/** Words in a language. */
export const say = (words: Words, texts: Texts): string => (typeof words === 'function' ? words(texts) : words);

/** Data as JSON in a language: a function in them stands for what it makes of the texts, words or lists of them. */
export const jsonIn = (data: unknown, texts: Texts): string =>
  JSON.stringify(data, (_, each: unknown) =>
    typeof each === 'function' ? (each as (texts: Texts) => unknown)(texts) : each,
  );

type Names = Partial<Record<string, string>>;

/** The names of these texts, by what they say in English. */
const namesOf = (texts: Readonly<Record<string, string>>): Map<string, string> =>
  new Map(Object.entries(texts).map(([name, text]) => [text, name]));

const sampleNames = namesOf(en.samples);
const rowNames = namesOf(en.rows);

/**
 * What the database holds in English: a text of the seeds is said in the language of the request, and whatever else a person wrote
 * as they wrote it.
 */
export const sampleWords =
  (english: string): Words =>
  ({ samples, rows }: { readonly samples: Names; readonly rows: Names }) =>
    samples[sampleNames.get(english) ?? ''] ?? rows[rowNames.get(english) ?? ''] ?? english;

/** The address of a page of the sandbox's that a borrower opens: a browser asks for it in languages of its own, so that it names one. */
export function addressIn(url: string, { language }: Texts): string {
  return language === en.language ? url : `${url}?lang=${language}`;
}
