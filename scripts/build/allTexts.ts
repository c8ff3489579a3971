import type { Brand } from '../../shared/brand/brand.ts';
import type { Texts } from '../../shared/i18n/messages.ts';
import { withBrandTexts } from './brandTexts.ts';
import { allMessages, type MessageSet, SOURCE_LANGUAGE } from './readMessages.ts';

const pick = (
  { languages }: MessageSet,
  language: string,
  idOf: (key: string, at: number) => string | number,
  isWanted = (_: string): boolean => true,
): Texts => {
  const texts = languages[language] ?? {};
  const all = Object.keys(languages[SOURCE_LANGUAGE] ?? {}).map((key, at) => [key, idOf(key, at)] as const);
  return Object.fromEntries(
    all.flatMap(([key, id]) => (isWanted(key) && texts[key] !== undefined ? [[id, texts[key]]] : [])),
  );
};

/** The texts of a set in a language, for these keys, by the numeric ids that its messages have in a built page. */
export const builtTexts = (set: MessageSet, language: string, keys?: readonly string[]): Texts =>
  pick(
    set,
    language,
    (_, at) => set.firstNumber + at,
    (key) => !keys || keys.includes(key),
  );

/** The brand whose wording applies; by default the app's own. */
type Wording = Pick<Brand, 'texts'>;

const setsOf = async (wording: Wording, isFresh = false): Promise<readonly MessageSet[]> =>
  [...(await allMessages(isFresh)).sets.values()].map((set) => withBrandTexts(set, wording));

/** All texts in one language, by message id; `isFresh` reads the files again. */
export const allTexts = async (language: string, wording: Wording = {}, isFresh = false): Promise<Texts> => {
  const sets = await setsOf(wording, isFresh);
  return Object.assign({}, ...sets.map((set) => pick(set, language, (key) => `${set.name}.${key}`)));
};

/** The same, by the ids that the messages have in built pages. */
export const allBuiltTexts = async (language: string, wording: Wording = {}): Promise<Texts> => {
  const sets = await setsOf(wording);
  return Object.assign({}, ...sets.map((set) => builtTexts(set, language)));
};
