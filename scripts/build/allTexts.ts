import type { Texts } from '../../shared/i18n/messages.ts';
import type { BrandSource } from './readBrand.ts';
import { allMessages, type MessageSet, SOURCE_LANGUAGE } from './readMessages.ts';

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

/** The texts of a set in a language, for these keys, by the numeric ids that its messages have in a built page. */
export const builtTexts = ({ languages, firstNumber }: MessageSet, language: string, keys?: readonly string[]): Texts =>
  Object.fromEntries(
    Object.keys(languages[SOURCE_LANGUAGE] ?? {}).flatMap((key, at) => {
      const text = languages[language]?.[key];
      return text !== undefined && (!keys || keys.includes(key)) ? [[firstNumber + at, text]] : [];
    }),
  );

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

/** The same, by the ids that the messages have in built pages. */
export const allBuiltTexts = async (language: string, lender: Lender = {}): Promise<Texts> => {
  const sets = await setsOf(lender);
  return Object.assign({}, ...sets.map((set) => builtTexts(set, language)));
};
