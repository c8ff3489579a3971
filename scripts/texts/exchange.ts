import { jsToXliff12, xliff12ToJs } from 'xliff';
import type { Translation } from '../../shared/i18n/messages.ts';
import { BuildError } from '../build/buildError.ts';
import type { Source } from '../build/compareTexts.ts';
import { SOURCE_LANGUAGE } from '../build/readMessages.ts';

/** A format that a translator's tools can read. XLIFF is version 1.2, which all of them know. */
export const FORMATS = ['json', 'xliff'] as const;
export type Format = (typeof FORMATS)[number];

/** One text with its English original; an empty target is not translated. */
export interface Unit {
  readonly source: string;
  readonly target: string;
}

/** All texts as they are sent to a translator, by set and key. */
export interface Exchange {
  readonly language: string;
  readonly texts: { readonly [set: string]: { readonly [key: string]: Unit } };
}

/** Puts the English texts beside those of a language. */
export const exchangeOf = (source: Source, language: string, translation: Translation = {}): Exchange => ({
  language,
  texts: Object.fromEntries(
    Object.entries(source).map(([set, texts]) => [
      set,
      Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [key, { source: text, target: translation[set]?.[key] ?? '' }]),
      ),
    ]),
  ),
});

/** Writes a file for a translator. */
export const writeExchange = async ({ language, texts }: Exchange, format: Format): Promise<string> => {
  if (format === 'json') return `${JSON.stringify({ language, texts }, null, 2)}\n`;
  const document = { resources: texts, sourceLanguage: SOURCE_LANGUAGE, targetLanguage: language };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${await jsToXliff12(document)}\n`;
};

const asRecord = (value: unknown, what: string): { readonly [name: string]: unknown } => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new BuildError(`${what} is missing.`);
  return value as { readonly [name: string]: unknown };
};

const asText = (value: unknown, what: string): string => {
  if (typeof value !== 'string') throw new BuildError(`${what} is no plain text.`);
  return value;
};

const readUnit = (value: unknown, id: string): Unit => {
  const { source, target = '' } = asRecord(value, `The text ${id}`);
  return { source: asText(source, `The English text of ${id}`), target: asText(target, `The translation of ${id}`) };
};

const readTexts = (value: unknown): Exchange['texts'] =>
  Object.fromEntries(
    Object.entries(asRecord(value, 'The list of texts')).map(([set, units]) => [
      set,
      Object.fromEntries(
        Object.entries(asRecord(units, `The set ${set}`)).map(([key, unit]) => [key, readUnit(unit, `${set}.${key}`)]),
      ),
    ]),
  );

const parseJson = (content: string): Exchange => {
  const { language, texts } = asRecord(JSON.parse(content), 'What the file holds');
  return { language: asText(language, 'The language'), texts: readTexts(texts) };
};

const parseXliff = async (content: string): Promise<Exchange> => {
  // The parser takes what was cut off on its way for all that there is.
  if (!/<\/xliff>\s*$/.test(content)) throw new Error('it does not end with </xliff>');
  const { targetLanguage, resources } = await xliff12ToJs(content);
  return { language: asText(targetLanguage, 'The target language'), texts: readTexts(resources) };
};

/**
 * Reads a file that a translator has sent back.
 * @throws BuildError where it cannot be read, or something in it has another form.
 */
export const readExchange = async (content: string, format: Format): Promise<Exchange> => {
  try {
    return await (format === 'json' ? parseJson(content) : parseXliff(content));
  } catch (error) {
    if (error instanceof BuildError) throw error;
    throw new BuildError(`This is no ${format} file as export writes it: ${(error as Error).message.split('\n')[0]}`);
  }
};
