import { readFileSync, writeFileSync } from 'node:fs';
import { BuildError } from '../build/buildError.ts';
import { compareTexts, type LanguageReport, type Source } from '../build/compareTexts.ts';
import { readArgs } from '../build/readArgs.ts';
import { type AllMessages, SOURCE_LANGUAGE, TRANSLATED } from '../build/readMessages.ts';
import { exchangeOf, FORMATS, type Format, readExchange, writeExchange } from './exchange.ts';
import { importTexts } from './importTexts.ts';
import { writeTranslation } from './translationFile.ts';

const USAGE = `npm run texts
npm run texts -- export <language> --format json|xliff --out <file>
npm run texts -- import <language> --format json|xliff --in <file>
Languages: ${TRANSLATED.join(', ')}`;

/** What the command works with: all texts, and where the file of a language is. */
export interface TextsContext {
  readonly messages: AllMessages;
  readonly fileOf: (language: string) => string;
  readonly print: (line: string) => void;
}

// By the names of the sets, so that a file stays in order when a screen moves.
const sourceOf = ({ sets }: AllMessages): Source =>
  Object.fromEntries(
    [...sets.values()]
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, languages }) => [name, languages[SOURCE_LANGUAGE] ?? {}]),
  );

/** How far every language is translated. */
export const reportsOf = (messages: AllMessages): readonly LanguageReport[] =>
  TRANSLATED.map((language) => compareTexts(sourceOf(messages), language, messages.translations[language]));

const bySet = (ids: readonly string[]): readonly string[] => {
  const keys = new Map<string, string[]>();
  for (const id of ids) {
    const [set = '', key = ''] = id.split('.');
    keys.set(set, [...(keys.get(set) ?? []), key]);
  }
  return [...keys].map(([set, missing]) => `  ${set}: ${missing.join(', ')}`);
};

// Of a language that has hardly been begun the names of all texts would say nothing.
const LISTED = 0.5;

const linesOf = ({ language, total, missing, problems }: LanguageReport): readonly string[] => [
  `${language}: ${total - missing.length} of ${total} texts${missing.length ? `, ${missing.length} missing` : ''}`,
  ...(missing.length > total * LISTED ? [] : bySet(missing)),
  ...problems.map((problem) => `  wrong: ${problem}`),
];

const report = ({ messages, print }: TextsContext): boolean => {
  const reports = reportsOf(messages);
  for (const line of reports.flatMap(linesOf)) print(line);
  return reports.every(({ problems }) => !problems.length);
};

const readArguments = (given: readonly string[]) => {
  const options = { format: { type: 'string' }, out: { type: 'string' }, in: { type: 'string' } } as const;
  const { positionals, values } = readArgs({ args: [...given], options, allowPositionals: true }, USAGE);
  const [action, language, ...more] = positionals;
  const format = FORMATS.find((name) => name === values.format);
  const isKnown = TRANSLATED.some((name) => name === language);
  const file = action === 'export' ? values.out : action === 'import' ? values.in : undefined;
  if (language && !isKnown) throw new BuildError(`"${language}" is no language that there is a file of.\n${USAGE}`);
  if (values.format && !format) throw new BuildError(`"${values.format}" is no format.\n${USAGE}`);
  if (language && format && file && !more.length) return { action, language, format, file };
  throw new BuildError(`An action, a language, its format and one file have to be named.\n${USAGE}`);
};

const readFile = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new BuildError(`${file} cannot be read.`);
  }
};

const exportTo = async ({ messages, print }: TextsContext, language: string, format: Format, file: string) => {
  const exchange = exchangeOf(sourceOf(messages), language, messages.translations[language]);
  const written = await writeExchange(exchange, format);
  try {
    writeFileSync(file, written);
  } catch {
    throw new BuildError(`${file} cannot be written: its folder has to be there.`);
  }
  print(`${file} has all texts in ${SOURCE_LANGUAGE}, and those that there are in ${language}.`);
};

const importFrom = async (context: TextsContext, language: string, format: Format, file: string) => {
  const { messages, fileOf, print } = context;
  const source = sourceOf(messages);
  const before = messages.translations[language] ?? {};
  const texts = importTexts(source, language, before, await readExchange(readFile(file), format));
  writeTranslation(fileOf(language), language, texts);
  const { total, missing } = compareTexts(source, language, texts);
  const changed = Object.entries(texts).flatMap(([set, all]) =>
    Object.keys(all).filter((key) => all[key] !== before[set]?.[key]),
  );
  print(`${fileOf(language)} has ${total - missing.length} of ${total} texts now; new or changed: ${changed.length}.`);
};

/**
 * Runs the command: the report without arguments, or an export or import.
 * @returns whether all is well: gaps are, what is wrong is not
 * @throws BuildError with what is wrong with the command or with the file; nothing is written then
 */
export const runTexts = async (given: readonly string[], context: TextsContext): Promise<boolean> => {
  if (!given.length) return report(context);
  const { action, language, format, file } = readArguments(given);
  await (action === 'export' ? exportTo : importFrom)(context, language, format, file);
  return true;
};
