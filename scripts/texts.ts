import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Translation } from '../shared/i18n/messages.ts';
import { BuildError } from './build/buildError.ts';
import { compareTexts, type LanguageReport, type Source } from './build/compareTexts.ts';
import { formatted } from './build/formatted.ts';
import { orExit } from './build/orExit.ts';
import { readArgs } from './build/readArgs.ts';
import { allMessages, SOURCE_LANGUAGE, TRANSLATED, translationFile } from './build/readMessages.ts';
import { root } from './build/root.ts';
import { fromXliff, toXliff } from './texts/xliff.ts';

const USAGE = `npx tsx scripts/texts.ts                       what is missing or wrong in each language
npx tsx scripts/texts.ts export hi > hi.xlf    all texts in English and in a language, as XLIFF
npx tsx scripts/texts.ts import hi.xlf         checks the whole file, then writes the language's texts
Languages: ${TRANSLATED.join(', ')}`;

const writeTranslation = (language: string, texts: Translation): void => {
  const file = translationFile(language);
  // What stands before the texts stays.
  const [head = ''] = existsSync(file) ? (/^.*?Translation = /s.exec(readFileSync(file, 'utf8')) ?? []) : [];
  if (!head)
    throw new BuildError(`There is no file of the language "${language}": shared/i18n/README.md says how to add one.`);
  writeFileSync(file, formatted('shared/i18n/language.ts', `${head}${JSON.stringify(texts, null, 2)};\n`));
};

const describe = ({ language, total, missing, problems }: LanguageReport): readonly string[] => [
  `${language}: ${total - missing.length} of ${total} texts`,
  ...missing.map((id) => `  missing: ${id}`),
  ...problems.map((problem) => `  wrong: ${problem}`),
];

await orExit(async () => {
  const { positionals } = readArgs({ options: {}, allowPositionals: true }, USAGE);
  const [action, what = '', ...more] = positionals;
  const { sets, translations } = await allMessages();
  const byName = [...sets.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
  const source: Source = Object.fromEntries(
    byName.map(({ name, languages }) => [name, languages[SOURCE_LANGUAGE] ?? {}]),
  );

  if (action === undefined) {
    const reports = TRANSLATED.map((language) => compareTexts(source, language, translations[language]));
    for (const line of reports.flatMap(describe)) console.log(line);
    if (reports.some(({ problems }) => problems.length)) process.exitCode = 1;
  } else if (action === 'export' && TRANSLATED.some((language) => language === what) && !more.length) {
    const contexts = Object.fromEntries(byName.map(({ name, file }) => [name, `In ${relative(root, file)}`]));
    process.stdout.write(await toXliff(source, what, translations[what], contexts));
  } else if (action === 'import' && existsSync(what) && !more.length) {
    const { language, texts } = await fromXliff(readFileSync(what, 'utf8'), source, translations);
    writeTranslation(language, texts);
    const { total, missing } = compareTexts(source, language, texts);
    console.log(`${translationFile(language)} has ${total - missing.length} of ${total} texts now.`);
  } else throw new BuildError(USAGE);
});
