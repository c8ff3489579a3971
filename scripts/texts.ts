import type { Translation } from '../shared/i18n/messages.ts';
import { BuildError } from './build/buildError.ts';
import { ownExports } from './build/calls.ts';
import { orExit, readArgs } from './build/command.ts';
import { compareTexts, type TextReport } from './build/compareTexts.ts';
import { lenderFolder, ownFiles } from './build/ownFiles.ts';
import { allMessages, TRANSLATED } from './build/readMessages.ts';

// For a lender (`BRAND_DIR`): the languages in their folder. One that the app has too holds the texts of their own pages alone.
const languages: readonly string[] = lenderFolder ? [...ownFiles(lenderFolder, 'i18n').keys()] : TRANSLATED;
const isOfApp = (language: string): boolean => TRANSLATED.some((each) => each === language);

const USAGE = `npx tsx scripts/texts.ts                what is missing or wrong in each language
npx tsx scripts/texts.ts hi > hi.json   the texts of a language for a translator, in English where it lacks one
Languages: ${languages.join(', ')}${lenderFolder ? '' : '; with BRAND_DIR, those in i18n/ of that folder'}`;

const describe = (language: string, { total, missing, problems }: TextReport): readonly string[] => [
  `${language}: ${total - missing.length} of ${total} texts`,
  ...missing.map((id) => `  missing: ${id}`),
  ...problems.map((problem) => `  wrong: ${problem}`),
];

/** All texts that English has, in a language as far as it has them. */
const textsFor = (source: Translation, translation: Translation = {}): Translation =>
  Object.fromEntries(
    Object.entries(source).map(([set, texts]) => [
      set,
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, translation[set]?.[key]?.trim() || text])),
    ]),
  );

await orExit(async () => {
  const { positionals } = readArgs({ options: {}, allowPositionals: true }, USAGE);
  const [wanted, ...more] = positionals;
  const { all, english, translations: ofApp } = await allMessages(lenderFolder);
  const translations = lenderFolder ? await ownExports<Translation>('i18n') : ofApp;
  const sourceFor = (language: string): Translation => {
    const isTheirs = ({ file }: { readonly file: string }): boolean =>
      !lenderFolder || !isOfApp(language) || file.startsWith(lenderFolder);
    return Object.fromEntries(all.filter(isTheirs).map(({ set }) => [set, english[set] ?? {}]));
  };

  if (wanted === undefined) {
    for (const language of languages) {
      const report = compareTexts(sourceFor(language), translations[language]);
      console.log(describe(language, report).join('\n'));
      if (report.problems.length) process.exitCode = 1;
    }
  } else if (languages.includes(wanted) && !more.length)
    console.log(JSON.stringify(textsFor(sourceFor(wanted), translations[wanted]), null, 2));
  else throw new BuildError(USAGE);
});
