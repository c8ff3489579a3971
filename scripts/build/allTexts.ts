import { type Brand, LANGUAGES } from '../../shared/brand/brand.ts';
import type { Texts } from '../../shared/i18n/messages.ts';
import { allMessages, type MessageSet, SOURCE_LANGUAGE } from './readMessages.ts';

/** The brand whose wording applies; by default the app's own. */
type Wording = Pick<Brand, 'texts'>;

/** The set with the brand's own texts in place of the app's. */
export const withBrandTexts = (set: MessageSet, { texts = {} }: Wording): MessageSet => {
  const languages = { ...set.languages };
  for (const language of LANGUAGES) {
    const own = texts[language]?.[set.name];
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

const setsOf = async (wording: Wording, isFresh = false): Promise<readonly MessageSet[]> =>
  [...(await allMessages(isFresh)).sets.values()].map((set) => withBrandTexts(set, wording));

/** All texts in one language, by message id; `isFresh` reads the files again. */
export const allTexts = async (language: string, wording: Wording = {}, isFresh = false): Promise<Texts> => {
  const sets = await setsOf(wording, isFresh);
  return Object.fromEntries(
    sets.flatMap(({ name, languages }) =>
      Object.entries(languages[language] ?? {}).map(([key, text]) => [`${name}.${key}`, text]),
    ),
  );
};

/** The same, by the ids that the messages have in built pages. */
export const allBuiltTexts = async (language: string, wording: Wording = {}): Promise<Texts> => {
  const sets = await setsOf(wording);
  return Object.assign({}, ...sets.map((set) => builtTexts(set, language)));
};
