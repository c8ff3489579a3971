import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../shared/brand/brand.ts';
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

/** The texts of one set in all languages. */
export interface MessageSet {
  readonly name: string;
  /** The file that defines it, and the name under which that exports it. */
  readonly file: string;
  readonly exportName: string;
  /** The number of its first message in a build; the others follow in the order of the English texts. */
  readonly firstNumber: number;
  readonly languages: { readonly [language: string]: Texts };
}

/** All texts: the sets by name, the English texts, and what each other language's file holds, sets and keys that no file has included. */
export interface AllMessages {
  readonly sets: ReadonlyMap<string, MessageSet>;
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

type Defined = Pick<MessageSet, 'name' | 'exportName'> & { readonly texts: Texts };

/** The sets that a file exports: what else it exports has no ids. */
const definedIn = (file: string, exported: { readonly [name: string]: unknown }): readonly Defined[] => {
  const sets = Object.entries(exported).flatMap(([exportName, set]): readonly Defined[] => {
    const messages = Object.entries(Object(set) as { readonly [key: string]: Partial<Message> | undefined });
    const [name] = String(messages[0]?.[1]?.id ?? '').split('.');
    return name
      ? [{ exportName, name, texts: Object.fromEntries(messages.map(([key, { text = '' } = {}]) => [key, text])) }]
      : [];
  });
  if (!sets.length) throw new BuildError(`${file} defines no texts.`);
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
  const sets = new Map<string, MessageSet>();
  let firstNumber = 0;
  const defined = files.flatMap((file, at) => definedIn(file, modules[at] ?? {}).map((set) => ({ ...set, file })));
  for (const { name, exportName, file, texts } of defined) {
    const other = sets.get(name);
    if (other) throw new BuildError(`${other.file} and ${file} both define texts named ${name}.`);
    const translated = spoken.flatMap((language) => {
      const own = translations[language]?.[name];
      return own ? [[language, own] as const] : [];
    });
    const languages = { [SOURCE_LANGUAGE]: texts, ...Object.fromEntries(translated) };
    sets.set(name, { name, file, exportName, firstNumber, languages });
    firstNumber += Object.keys(texts).length;
  }
  return { sets, english: Object.fromEntries(defined.map(({ name, texts }) => [name, texts])), translations };
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

/** The set with the brand's own texts in place of the app's. */
export const withBrandTexts = (set: MessageSet, { brand }: Lender): MessageSet => {
  const languages = { ...set.languages };
  for (const [language, texts] of Object.entries(brand?.texts ?? {})) {
    const own = texts[set.name];
    if (own) languages[language] = { ...languages[language], ...own };
  }
  return { ...set, languages };
};

/** The number that a text of a set has in built pages in place of its id. */
export const numberOf = ({ firstNumber, languages }: MessageSet, key: string): number =>
  firstNumber + Object.keys(languages[SOURCE_LANGUAGE] ?? {}).indexOf(key);

const setsOf = async (lender: Lender, isFresh = false): Promise<readonly MessageSet[]> =>
  [...(await allMessages(lender.brandFolder, isFresh)).sets.values()].map((set) => withBrandTexts(set, lender));

/** All texts in one language, by message id; `isFresh` reads the files again. */
export const allTexts = async (language: string, lender: Lender = {}, isFresh = false): Promise<Texts> => {
  const sets = await setsOf(lender, isFresh);
  return Object.fromEntries(
    sets.flatMap(({ name, languages }) =>
      Object.entries(languages[language] ?? {}).map(([key, text]) => [`${name}.${key}`, text]),
    ),
  );
};

/** The same, by the numbers that they have in built pages. */
export const allBuiltTexts = async (language: string, lender: Lender = {}): Promise<Texts> => {
  const texts = (await setsOf(lender)).flatMap(({ firstNumber, languages }) =>
    Object.keys(languages[SOURCE_LANGUAGE] ?? {}).map((key, at) => [firstNumber + at, languages[language]?.[key]]),
  );
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined));
};
