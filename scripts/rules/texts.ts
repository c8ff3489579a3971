import { relative } from 'node:path';
import { compareTexts } from '../build/compareTexts.ts';
import { allMessages, TRANSLATED, translationFile } from '../build/readMessages.ts';
import { root } from '../build/root.ts';
import { textOf } from './files.ts';

const TABLE = 'shared/README.md';

const NAMES_MONEY =
  /\{(amount|due|total|sum|rate|price)\}|\b(paid|no payments?|no money|ow(e|es|ed|ing)|due|receive[sd]?|costs?|fees?|refund\w*)\b/i;

/** The sentences that the table of facts names, as `set.key`; a whole set as `set.*`. */
const sentencesWithFact = (): readonly string[] =>
  textOf(TABLE)
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, sentences = '', , fact]) => fact && /^`\w+` [\w*]/.test(sentences))
    .flatMap(([, sentences = '']) => sentences.split('; '))
    .flatMap((part) => {
      const [, set, keys = ''] = /^`(\w+)` (.+)$/.exec(part) ?? [];
      return keys.split(', ').map((key) => `${set}.${key}`);
    });

/** @returns texts that a language lacks, and translations that fit no English text. */
export const wrongTranslations = async (): Promise<readonly string[]> => {
  const { english, translations } = await allMessages();
  return TRANSLATED.flatMap((language) => {
    const file = relative(root, translationFile(language));
    const { missing, problems } = compareTexts(english, translations[language]);
    return [...missing.map((id) => `${file} lacks ${id}`), ...problems.map((problem) => `${file}: ${problem}`)];
  });
};

/** @returns sentences of the app's own that name money and do not stand once in the table with their fact; and rows of no sentence. */
export const moneyWithoutFact = async (): Promise<readonly string[]> => {
  const { english } = await allMessages();
  const named = sentencesWithFact();
  const texts = Object.entries(english).flatMap(([set, all]) =>
    Object.entries(all).map(([key, text]) => ({ ids: [`${set}.${key}`, `${set}.*`], text })),
  );
  const rowsOf = (ids: readonly string[]): number => named.filter((each) => ids.includes(each)).length;
  return [
    ...texts
      .filter(({ ids, text }) => !rowsOf(ids) && NAMES_MONEY.test(text))
      .map(({ ids: [id], text }) => `${id} (“${text}”) names money: say in the table of ${TABLE} from which fact`),
    ...texts.filter(({ ids }) => rowsOf(ids) > 1).map(({ ids: [id] }) => `${id} stands twice in the table of ${TABLE}`),
    ...named
      .filter((each) => !texts.some(({ ids }) => ids.includes(each)))
      .map((each) => `${TABLE} names the text ${each}, which does not exist`),
  ];
};
