import { didYouMean, nearestKey } from '../../shared/brand/brandProblem.ts';
import { areLanguages } from '../../shared/brand/checkBrand.ts';
import { areTexts } from '../../shared/brand/checkTexts.ts';
import type { Translation } from '../../shared/i18n/messages.ts';
import { BuildError } from './buildError.ts';
import { problemsOf } from './compareTexts.ts';
import { type BrandSource, describeProblems } from './readBrand.ts';
import { type AllMessages, SOURCE_LANGUAGE } from './readMessages.ts';

// The id that an unknown one most likely stands for: in an earlier version a text may have been in another set.
const meantBy = (english: Translation, id: string): string | undefined => {
  const [set = '', key] = id.split('.');
  if (key === undefined) return nearestKey(set, Object.keys(english));
  const namesakes = Object.keys(english).filter((name) => Object.hasOwn(english[name] ?? {}, key));
  return namesakes[0] ? `${namesakes[0]}.${key}` : nearestKey(key, Object.keys(english[set] ?? {}));
};

/**
 * The problems of a brand's texts, one line each with its position in the file: sets and keys that the app does not have, and different
 * placeholders.
 */
export const problemsOfBrandTexts = ({ brand, brandFile }: BrandSource, { sets }: AllMessages): string[] => {
  const { texts = {}, languages } = brand;
  // Texts of the wrong form are reported with the brand's other fields.
  if (!areTexts(brand)) return [];
  const english: Translation = Object.fromEntries(
    [...sets.values()].map((set) => [set.name, set.languages[SOURCE_LANGUAGE] ?? {}]),
  );
  return Object.entries(texts).flatMap(([language, own]) => {
    // A language that is misspelt there is reported with `languages`.
    const isSpoken = !areLanguages(brand) || languages.includes(language);
    const unspoken = isSpoken ? [] : [{ path: `texts.${language}`, reason: 'is not among the languages of the brand' }];
    const wrong = problemsOf(english, own).map((problem) => {
      const [id = '', ...words] = problem.split(': ');
      const slip = words.join(': ');
      const meant = slip.includes('no such') ? meantBy(english, id) : undefined;
      return { path: `texts.${language}.${id}`, reason: `has a slip: ${slip}${didYouMean(meant)}` };
    });
    return describeProblems(brandFile, [...unspoken, ...wrong]);
  });
};

/** @throws BuildError with everything that is wrong with a brand's texts. */
export const assertBrandTexts = (source: BrandSource, messages: AllMessages): void => {
  const problems = problemsOfBrandTexts(source, messages);
  if (problems.length) throw new BuildError(`This brand cannot be built:\n  ${problems.join('\n  ')}`);
};
