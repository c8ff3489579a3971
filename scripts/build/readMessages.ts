import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Brand, LANGUAGES } from '../../shared/brand/brand.ts';
import type { Message, Texts, Translation } from '../../shared/i18n/messages.ts';
import { BuildError } from './buildError.ts';
import { filesIn } from './filesIn.ts';
import { ownFiles } from './ownFiles.ts';
import type { BrandSource } from './readBrand.ts';
import { root } from './root.ts';
import { runFiles } from './runSource.ts';

/** The language of the texts next to the screens. */
export const SOURCE_LANGUAGE = 'en';

/** The languages that those texts are translated into, each in a file of `shared/i18n/`. */
export const TRANSLATED = LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE);

/** A text of the app, or of a lender's own page: its set and key in `messages.ts`, and its words by language. */
export interface OneText {
  readonly set: string;
  readonly key: string;
  /** The file that defines it, and the name under which that exports its set. */
  readonly file: string;
  readonly exportName: string;
  /** What it has in a build in place of its id: all texts are counted. */
  readonly number: number;
  readonly languages: Texts;
}

/** All texts, the English ones by set, and what each other language's file holds, sets and keys that no file has included. */
export interface AllMessages {
  readonly all: readonly OneText[];
  readonly english: Translation;
  readonly translations: { readonly [language: string]: Translation };
}

const I18N = join(root, 'shared/i18n');

/** The file that holds a language's texts. */
export const translationFile = (language: string, folder = I18N): string => join(folder, `${language}.ts`);

/** Whether a module is a file of texts: the `messages.ts` of a page, of a feature, or of the primitives. */
export const isMessages = (id: string): boolean =>
  /\/messages\.ts$/.test(id) && !id.endsWith('shared/i18n/messages.ts');

const messageFilesIn = (folder: string): string[] =>
  filesIn(folder)
    .map((file) => join(folder, file))
    .filter(isMessages);

/** All files of texts: those of the app without pages that a lender's own replace, then those of these. */
const messageFiles = (brandFolder: string): string[] => {
  const own = ownFiles(brandFolder, 'pages');
  const replaced = [...own.keys()].map((name) => join(root, 'pages', name, '/'));
  const ofApp = ['pages', 'shared']
    .flatMap((folder) => messageFilesIn(join(root, folder)))
    .filter((file) => !replaced.some((folder) => file.startsWith(folder)));
  return [...ofApp, ...[...own.values()].flatMap(messageFilesIn)];
};

type Defined = Omit<OneText, 'number' | 'languages'> & { readonly text: string };

/** The texts that a file exports: what else it exports has no ids. */
const definedIn = (file: string, exported: { readonly [name: string]: unknown }): readonly Defined[] => {
  const texts = Object.entries(exported).flatMap(([exportName, messages]) =>
    Object.values(Object(messages) as { readonly [key: string]: Partial<Message> | undefined }).flatMap((message) => {
      const [set = '', key] = String(message?.id ?? '').split('.');
      return key ? [{ file, exportName, set, key, text: message?.text ?? '' }] : [];
    }),
  );
  if (!texts.length) throw new BuildError(`${file} defines no texts.`);
  return texts;
};

/** The words of a text in a language: the brand's own, or the app's. */
export const wordsIn = ({ set, key, languages }: OneText, language: string, brand?: Brand): string | undefined =>
  brand?.texts?.[language]?.[set]?.[key] ?? languages[language];

/** Texts in one language, by set. */
export const bySet = (texts: readonly OneText[], language: string, brand?: Brand): Translation => {
  const sets: { [set: string]: { [key: string]: string } } = {};
  for (const text of texts) {
    const words = wordsIn(text, language, brand);
    if (words !== undefined) sets[text.set] = { ...sets[text.set], [text.key]: words };
  }
  return sets;
};

/**
 * Reads files of texts, and those of the languages in `folder`, by running them.
 * @throws BuildError where a file defines no texts, or two have the same name.
 */
export const readMessages = async (files: readonly string[], folder = I18N): Promise<AllMessages> => {
  const spoken = TRANSLATED.filter((language) => existsSync(translationFile(language, folder)));
  const modules = await runFiles([...files, ...spoken.map((language) => translationFile(language, folder))]);
  const translations = Object.fromEntries(
    spoken.map((language, at) => [language, modules[files.length + at]?.[language] as Translation]),
  );
  const defined = files.flatMap((file, at) => definedIn(file, modules[at] ?? {}));
  const definedBy = new Map(defined.map(({ set, file }) => [set, file]));
  const twice = defined.find(({ set, file }) => definedBy.get(set) !== file);
  if (twice)
    throw new BuildError(`${twice.file} and ${definedBy.get(twice.set)} both define texts named ${twice.set}.`);
  const all = defined.map(({ text, ...one }, number) => {
    const translated = spoken.flatMap((language) => {
      const words = translations[language]?.[one.set]?.[one.key];
      return words === undefined ? [] : [[language, words] as const];
    });
    return { ...one, number, languages: { [SOURCE_LANGUAGE]: text, ...Object.fromEntries(translated) } };
  });
  return { all, english: bySet(all, SOURCE_LANGUAGE), translations };
};

const known = new Map<string, ReturnType<typeof readMessages>>();

/**
 * All texts of the app, and those of a lender's own pages, read once. `isFresh` reads them again, for a server during whose run they are
 * edited.
 */
export const allMessages = (brandFolder = '', isFresh = false): ReturnType<typeof readMessages> => {
  if (isFresh) return readMessages(messageFiles(brandFolder));
  const read = known.get(brandFolder) ?? readMessages(messageFiles(brandFolder));
  known.set(brandFolder, read);
  return read;
};

/** Whose wording and screens apply; by default the app's own. */
type Lender = Partial<Pick<BrandSource, 'brand' | 'brandFolder'>>;

const textsBy = async (
  name: (text: OneText) => string | number,
  language: string,
  { brand, brandFolder }: Lender,
  isFresh = false,
): Promise<Texts> =>
  Object.fromEntries(
    (await allMessages(brandFolder, isFresh)).all.flatMap((text) => {
      const words = wordsIn(text, language, brand);
      return words === undefined ? [] : [[name(text), words]];
    }),
  );

/** All texts in one language, by message id; `isFresh` reads the files again. */
export const allTexts = (language: string, lender: Lender = {}, isFresh = false): Promise<Texts> =>
  textsBy(({ set, key }) => `${set}.${key}`, language, lender, isFresh);

/** The same, by the numbers that they have in built pages. */
export const allBuiltTexts = (language: string, lender: Lender): Promise<Texts> =>
  textsBy(({ number }) => number, language, lender);
