import type { Brand } from './brand.ts';
import type { BrandProblem } from './brandProblem.ts';

type Level = { readonly [key: string]: unknown };

const isLevel = (value: unknown): value is Level =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const FORM = 'must be texts by language, set and key, such as { en: { repay: { title: "Pay" } } }';

// Checks three levels: languages, sets, and the keys of a set. What a text contains is checked where the app's own texts are known.
const problemsIn = (value: unknown, path: string, depth: number): BrandProblem[] => {
  if (value === undefined && depth) return [];
  if (!isLevel(value)) return [{ path, reason: FORM }];
  return Object.entries(value).flatMap(([key, inner]): BrandProblem[] => {
    const at = `${path}.${key}`;
    if (depth) return problemsIn(inner, at, depth - 1);
    const isEmpty = typeof inner === 'string' && !inner.trim();
    return isEmpty ? [{ path: at, reason: "must not be empty; without it the app's own text stands" }] : [];
  });
};

/** The problems in the form of a brand's own texts, and the texts that are empty. */
export const problemsOfTexts = ({ texts }: Pick<Brand, 'texts'>): BrandProblem[] => problemsIn(texts, 'texts', 2);

/** @returns whether a brand's own texts have the right form, so that they can be compared with the app's. */
export const areTexts = (brand: Pick<Brand, 'texts'>): boolean =>
  !problemsOfTexts(brand).some(({ reason }) => reason === FORM);
