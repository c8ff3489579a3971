import { readFileSync } from 'node:fs';
import type { Texts, Translation } from '../../shared/i18n/messages.ts';
import { ownFiles } from './ownFiles.ts';
import { type BrandSource, describeProblems } from './readBrand.ts';
import { type AllMessages, bySet } from './readMessages.ts';
import { named } from './runSource.ts';

/** The state of a language's translation. */
export interface TextReport {
  readonly total: number;
  /** The ids of texts that are missing or empty: `repay.title`. */
  readonly missing: readonly string[];
  /** The problems, one line each: sets and keys that English does not have, and different placeholders. */
  readonly problems: readonly string[];
}

const placesOf = (text: string): string => [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');

/** The differences between the placeholders (`{name}`) of a translation and those of the English text; undefined if there are none. */
const wrongPlaces = (english: string, translated: string): string | undefined => {
  const [wanted, found] = [placesOf(english), placesOf(translated)];
  return wanted === found ? undefined : `has the places ${found || 'none'} and not ${wanted || 'none'}`;
};

/** The problems of a translation of a set, one line each. Empty texts count as missing, not as wrong. */
const problemsOfSet = (set: string, english: Texts | undefined, translated: Texts): readonly string[] => {
  if (!english) return [`${set}: English has no such set`];
  return Object.entries(translated).flatMap(([key, text]) => {
    const original = Object.hasOwn(english, key) ? english[key] : undefined;
    if (original === undefined) return [`${set}.${key}: English has no such text`];
    if (typeof text !== 'string') return [`${set}.${key}: is no text`];
    const wrong = text.trim() && wrongPlaces(original, text);
    return wrong ? [`${set}.${key}: ${wrong}`] : [];
  });
};

/** The problems of a translation, one line each. */
export const problemsOf = (source: Translation, translation: Translation): readonly string[] =>
  Object.entries(translation).flatMap(([set, texts]) =>
    problemsOfSet(set, Object.hasOwn(source, set) ? source[set] : undefined, texts),
  );

/** Compares a language's texts with the English ones. */
export const compareTexts = (source: Translation, translation: Translation = {}): TextReport => {
  const ids = Object.entries(source).flatMap(([set, texts]) => Object.keys(texts).map((key) => [set, key] as const));
  const missing = ids.filter(([set, key]) => !translation[set]?.[key]?.trim());
  return {
    total: ids.length,
    missing: missing.map(([set, key]) => `${set}.${key}`),
    problems: problemsOf(source, translation),
  };
};

// In an earlier version a text may have been in another set.
const movedTo = (english: Translation, id: string): string => {
  const key = id.split('.')[1] ?? '';
  const set = ['common', ...Object.keys(english)].find((name) => Object.hasOwn(english[name] ?? {}, key));
  return set ? `; did you mean ${set}.${key}?` : '';
};

/** What the brand's languages lack of the texts of all pages, one line each. */
const untranslated = ({ brand, brandFolder }: BrandSource, { all, english }: AllMessages): readonly string[] =>
  brand.languages.flatMap((language) => {
    const { total, missing } = compareTexts(english, bySet(all, language, brand));
    const how = `BRAND_DIR=${named(brandFolder)} npx tsx scripts/texts.ts export ${language} > ${language}.xlf`;
    return missing.length
      ? `The language ${language} lacks ${missing.length} of ${total} texts, such as ${missing[0]}: "${how}" writes them all for a translator`
      : [];
  });

/**
 * The problems of a brand's texts, one line each: sets and keys that the app does not have, and different placeholders, with their position in the
 * file; and what a language lacks.
 */
export const problemsOfBrandTexts = (source: BrandSource, messages: AllMessages): readonly string[] => {
  const { brandFile, brandFolder, brand } = source;
  const { english } = messages;
  const { texts = {}, languages } = brand;
  const problems = Object.entries(texts).flatMap(([language, own]) => {
    const unspoken = languages.includes(language)
      ? []
      : [{ path: `texts.${language}`, reason: 'is not among the languages of the brand' }];
    const file = ownFiles(brandFolder, 'i18n').get(language);
    const inFile = file ? readFileSync(file, 'utf8') : '';
    const wrong = problemsOf(english, own).flatMap((problem) => {
      const [id = '', ...words] = problem.split(': ');
      const slip = words.join(': ');
      const reason = `has a slip: ${slip}${slip.includes('no such') ? movedTo(english, id) : ''}`;
      return file && inFile.includes(`${id.split('.').pop()}:`)
        ? describeProblems(file, [{ path: id, reason }])
        : describeProblems(brandFile, [{ path: `texts.${language}.${id}`, reason }]);
    });
    return [...describeProblems(brandFile, unspoken), ...wrong];
  });
  return [...problems, ...untranslated(source, messages)];
};
