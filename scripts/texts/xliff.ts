import { jsToXliff12, xliff12ToJs } from 'xliff';
import type { Translation } from '../../shared/i18n/messages.ts';
import { BuildError } from '../build/buildError.ts';
import { problemsOf } from '../build/compareTexts.ts';
import { SOURCE_LANGUAGE } from '../build/readMessages.ts';

/**
 * Writes the texts of a language beside the English ones as XLIFF 1.2, which all tools of translators read. `contexts`: by the name of a set, what a
 * translator reads of where its texts stand.
 */
export const toXliff = async (
  source: Translation,
  language: string,
  translation: Translation = {},
  contexts: { readonly [set: string]: string } = {},
): Promise<string> => {
  const resources = Object.fromEntries(
    Object.entries(source).map(([set, texts]) => [
      set,
      Object.fromEntries(
        Object.entries(texts).map(([key, text]) => {
          const target = translation[set]?.[key] ?? '';
          const approved = target && { additionalAttributes: { approved: 'yes' } };
          return [key, { source: text, target, ...(contexts[set] && { note: contexts[set] }), ...approved }];
        }),
      ),
    ]),
  );
  const document = { resources, sourceLanguage: SOURCE_LANGUAGE, targetLanguage: language };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${await jsToXliff12(document)}\n`;
};

const parse = async (xliff: string) => {
  // The parser takes a file that was cut off for a whole one.
  if (!/<\/xliff>\s*$/.test(xliff)) throw new BuildError('This is no XLIFF file: it does not end with </xliff>.');
  try {
    return await xliff12ToJs(xliff);
  } catch (error) {
    throw new BuildError(`This is no XLIFF file: ${(error as Error).message.split('\n')[0]}`);
  }
};

/**
 * Reads what a translator has sent back. Texts that it does not have, or that are empty there, stay as they are, unless `english` has them no more.
 * @returns the language of the file, and all of its texts
 * @throws BuildError with all that is wrong, a line each
 */
export const fromXliff = async (
  xliff: string,
  source: Translation,
  translations: { readonly [language: string]: Translation },
  english = source,
): Promise<{ readonly language: string; readonly texts: Translation }> => {
  const { targetLanguage: language, resources } = await parse(xliff);
  const problems: string[] = [];
  const texts: { [set: string]: { [key: string]: string } } = {};
  for (const [set, units] of Object.entries(resources))
    for (const [key, { source: translated, target = '' }] of Object.entries(units)) {
      const now = source[set]?.[key];
      if (typeof target !== 'string') problems.push(`${set}.${key} is no plain text`);
      else if (now !== undefined && now !== translated)
        problems.push(`${set}.${key} translates “${translated}”, but English says “${now}” now; export it again`);
      else if (target.trim()) texts[set] = { ...texts[set], [key]: target.trim() };
    }
  problems.push(...problemsOf(source, texts));
  if (problems.length) throw new BuildError(`Nothing was imported:\n${problems.join('\n')}`);
  const before = translations[language] ?? {};
  const sets = [...new Set([...Object.keys(before), ...Object.keys(texts)])];
  const known = sets.map((set) => {
    const all = Object.entries({ ...before[set], ...texts[set] });
    return [set, Object.fromEntries(all.filter(([key]) => key in (english[set] ?? {})))] as const;
  });
  return { language, texts: Object.fromEntries(known.filter(([, own]) => Object.keys(own).length)) };
};
