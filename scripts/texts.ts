import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Translation } from '../shared/i18n/messages.ts';
import { BuildError } from './build/buildError.ts';
import { ownExports } from './build/calls.ts';
import { orExit, readArgs } from './build/command.ts';
import { compareTexts, type TextReport } from './build/compareTexts.ts';
import { lenderFolder, ownFiles } from './build/ownFiles.ts';
import { allMessages, TRANSLATED, translationFile } from './build/readMessages.ts';
import { root } from './build/root.ts';
import { fromXliff, toXliff } from './texts/xliff.ts';

// For a lender (`BRAND_DIR`): the languages in their folder. One that the app has too holds the texts of their own pages alone.
const own = ownFiles(lenderFolder, 'i18n');
const languages: readonly string[] = lenderFolder ? [...own.keys()] : TRANSLATED;
const fileOf = (language: string): string => own.get(language) ?? translationFile(language);
const isOfApp = (language: string): boolean => TRANSLATED.some((each) => each === language);

const USAGE = `npx tsx scripts/texts.ts                       what is missing or wrong in each language
npx tsx scripts/texts.ts export hi > hi.xlf    all texts in English and in a language, as XLIFF
npx tsx scripts/texts.ts import hi.xlf         checks the whole file, then writes the language's texts, without those that English no longer has
Languages: ${languages.join(', ')}${lenderFolder ? '' : '; with BRAND_DIR, those in i18n/ of that folder'}`;

const writeTranslation = (language: string, texts: Translation): void => {
  const file = fileOf(language);
  // What stands before the texts stays.
  const [head = ''] = existsSync(file)
    ? (/^.*?export const \w+(: Translation)? = /s.exec(readFileSync(file, 'utf8')) ?? [])
    : [];
  if (!head)
    throw new BuildError(`There is no file of the language "${language}": shared/i18n/README.md says how to add one.`);
  const input = `${head}${JSON.stringify(texts, null, 2)};\n`;
  const format = ['format', '--stdin-file-path', 'shared/i18n/language.ts'];
  writeFileSync(file, execFileSync(join(root, 'node_modules/.bin/biome'), format, { cwd: root, input }));
};

const describe = (language: string, { total, missing, problems }: TextReport): readonly string[] => [
  `${language}: ${total - missing.length} of ${total} texts`,
  ...missing.map((id) => `  missing: ${id}`),
  ...problems.map((problem) => `  wrong: ${problem}`),
];

await orExit(async () => {
  const { positionals } = readArgs({ options: {}, allowPositionals: true }, USAGE);
  const [action, what = '', ...more] = positionals;
  const { all, english, translations: ofApp } = await allMessages(lenderFolder);
  const translations = lenderFolder ? await ownExports<Translation>('i18n') : ofApp;
  const files = [...new Map(all.map(({ set, file }) => [set, file]))].sort(([one], [other]) => (one < other ? -1 : 1));
  const sourceFor = (language: string): Translation =>
    Object.fromEntries(
      files
        .filter(([, file]) => !lenderFolder || !isOfApp(language) || file.startsWith(lenderFolder))
        .map(([name]) => [name, english[name] ?? {}]),
    );

  if (action === undefined) {
    for (const language of languages) {
      const report = compareTexts(sourceFor(language), translations[language]);
      console.log(describe(language, report).join('\n'));
      if (report.problems.length) process.exitCode = 1;
    }
  } else if (action === 'export' && languages.includes(what) && !more.length) {
    const contexts = Object.fromEntries(
      files.map(([name, file]) => [name, `In ${relative(lenderFolder || root, file)}`]),
    );
    process.stdout.write(await toXliff(sourceFor(what), what, translations[what], contexts));
  } else if (action === 'import' && existsSync(what) && !more.length) {
    const xliff = readFileSync(what, 'utf8');
    const [, target = ''] = /target-language="(\w+)"/.exec(xliff) ?? [];
    const source = sourceFor(target);
    const { language, texts } = await fromXliff(xliff, source, translations, english);
    writeTranslation(language, texts);
    const { total, missing } = compareTexts(source, texts);
    console.log(`${fileOf(language)} has ${total - missing.length} of ${total} texts now.`);
  } else throw new BuildError(USAGE);
});
