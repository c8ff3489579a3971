import { readFileSync } from 'node:fs';
import type { Texts, Translation } from '../../shared/i18n/messages.ts';
import { didYouMean, nearestKey } from './nearestKey.ts';
import { ownFiles } from './ownFiles.ts';
import { type BrandSource, describeProblems } from './readBrand.ts';
import type { AllMessages } from './readMessages.ts';

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

// The id that an unknown one most likely stands for: in an earlier version a text may have been in another set.
const meantBy = (english: Translation, id: string): string | undefined => {
  const [set = '', key] = id.split('.');
  if (key === undefined) return nearestKey(set, Object.keys(english));
  const namesakes = ['common', ...Object.keys(english)].filter((name) => Object.hasOwn(english[name] ?? {}, key));
  return namesakes[0] ? `${namesakes[0]}.${key}` : nearestKey(key, Object.keys(english[set] ?? {}));
};

/**
 * The problems of a brand's texts, one line each with its position in the file: sets and keys that the app does not have, and different
 * placeholders.
 */
export const problemsOfBrandTexts = (
  { brand, brandFile, brandFolder }: BrandSource,
  { english }: AllMessages,
): string[] => {
  const { texts = {}, languages } = brand;
  return Object.entries(texts).flatMap(([language, own]) => {
    const unspoken = languages.includes(language)
      ? []
      : [{ path: `texts.${language}`, reason: 'is not among the languages of the brand' }];
    const file = ownFiles(brandFolder, 'i18n').get(language);
    const inFile = file ? readFileSync(file, 'utf8') : '';
    const wrong = problemsOf(english, own).flatMap((problem) => {
      const [id = '', ...words] = problem.split(': ');
      const slip = words.join(': ');
      const meant = slip.includes('no such') ? meantBy(english, id) : undefined;
      const reason = `has a slip: ${slip}${didYouMean(meant)}`;
      return file && inFile.includes(`${id.split('.').pop()}:`)
        ? describeProblems(file, [{ path: id, reason }])
        : describeProblems(brandFile, [{ path: `texts.${language}.${id}`, reason }]);
    });
    return [...describeProblems(brandFile, unspoken), ...wrong];
  });
};
