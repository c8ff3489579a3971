import type { Texts } from '../../shared/i18n/messages.ts';
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

/** What a set has in a language of these keys, by the ids that its messages have in a built page: numbers. */
export const builtTexts = (set: MessageSet, language: string, keys?: readonly string[]): Texts =>
  pick(
    set,
    language,
    (_, at) => set.firstNumber + at,
    (key) => !keys || keys.includes(key),
  );

/** All texts of the app in one language, by the ids of their messages; `isFresh` reads the files anew. */
export const allTexts = async (language: string, isFresh = false): Promise<Texts> => {
  const sets = [...(await allMessages(isFresh)).sets.values()];
  return Object.assign({}, ...sets.map((set) => pick(set, language, (key) => `${set.name}.${key}`)));
};

/** The same by the ids that the messages have in built pages. */
export const allBuiltTexts = async (language: string): Promise<Texts> => {
  const sets = [...(await allMessages()).sets.values()];
  return Object.assign({}, ...sets.map((set) => builtTexts(set, language)));
};
