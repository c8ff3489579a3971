import type { Translation } from '../../shared/i18n/messages.ts';
import { BuildError } from '../build/buildError.ts';
import { problemsOf, type Source } from '../build/compareTexts.ts';
import type { Exchange } from './exchange.ts';

const mapTexts = (texts: Exchange['texts'], pick: 'source' | 'target'): Translation =>
  Object.fromEntries(
    Object.entries(texts).map(([set, units]) => [
      set,
      Object.fromEntries(Object.entries(units).map(([key, unit]) => [key, unit[pick]])),
    ]),
  );

const changedSince = (source: Source, sent: Translation): readonly string[] =>
  Object.entries(sent).flatMap(([set, texts]) =>
    Object.entries(texts).flatMap(([key, text]) =>
      source[set]?.[key] === undefined || source[set]?.[key] === text
        ? []
        : [`${set}.${key}: translates “${text}”, but English says “${source[set]?.[key]}” now; export it again`],
    ),
  );

/**
 * All names, those that were there before in their order, so that a text that changes is a difference of one line; a new one stands
 * behind its neighbour.
 */
const inOrder = (names: readonly string[], before: object = {}): readonly string[] =>
  names.reduce(
    (all, name, at) => {
      if (!all.includes(name)) all.splice(all.indexOf(names[at - 1] ?? '') + 1, 0, name);
      return all;
    },
    Object.keys(before).filter((name) => names.includes(name)),
  );

/**
 * Puts what a translator has sent into a language's texts. An empty translation, and a text that the file does not have,
 * leave what is there.
 * @returns the whole language, its sets and keys in the order that they had
 * @throws BuildError with all that is wrong, a line each
 */
export const importTexts = (source: Source, language: string, before: Translation, exchange: Exchange): Translation => {
  if (exchange.language !== language)
    throw new BuildError(`The file is for the language ${exchange.language}, not ${language}.`);
  const targets = mapTexts(exchange.texts, 'target');
  const problems = [...problemsOf(source, targets), ...changedSince(source, mapTexts(exchange.texts, 'source'))];
  if (problems.length) throw new BuildError(`Nothing was imported:\n${problems.join('\n')}`);
  const merged = inOrder(Object.keys(source), before).map((set) => {
    const keys = inOrder(Object.keys(source[set] ?? {}), before[set]).map(
      (key) => [key, targets[set]?.[key]?.trim() || before[set]?.[key] || ''] as const,
    );
    return [set, Object.fromEntries(keys.filter(([, text]) => text))] as const;
  });
  return Object.fromEntries(merged.filter(([, texts]) => Object.keys(texts).length));
};
