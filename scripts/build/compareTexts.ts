import type { Texts, Translation } from '../../shared/i18n/messages.ts';

/** The English texts of all screens, by set. */
export type Source = Translation;

/** The state of a language's translation. */
export interface LanguageReport {
  readonly language: string;
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
export const problemsOf = (source: Source, translation: Translation): readonly string[] =>
  Object.entries(translation).flatMap(([set, texts]) =>
    problemsOfSet(set, Object.hasOwn(source, set) ? source[set] : undefined, texts),
  );

/** Compares a language's texts with the English ones. */
export const compareTexts = (source: Source, language: string, translation: Translation = {}): LanguageReport => {
  const ids = Object.entries(source).flatMap(([set, texts]) => Object.keys(texts).map((key) => [set, key] as const));
  const missing = ids.filter(([set, key]) => !translation[set]?.[key]?.trim());
  return {
    language,
    total: ids.length,
    missing: missing.map(([set, key]) => `${set}.${key}`),
    problems: problemsOf(source, translation),
  };
};
