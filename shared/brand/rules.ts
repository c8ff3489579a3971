import { closest, distance } from 'fastest-levenshtein';
import type { Brand } from './brand.ts';

/** @returns whether a value is an object with keys, and not `null` or an array. */
export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with a field of a brand; `path` is the field's, with its object's before it. */
export interface BrandProblem {
  readonly path: string;
  readonly reason: string;
}

/** Finds what is wrong with the value at a path of a brand. A brand's file may hold values of any other type than it should. */
export type Rule = (value: unknown, path: string, brand: Brand) => readonly BrandProblem[];

// One typing error per this many letters is tolerated: with more errors it is a different word.
const LETTERS_PER_SLIP = 3;

/** The known key that a misspelt one most likely stands for; undefined if none is similar. */
export const nearestKey = (key: string, known: readonly string[]): string | undefined => {
  if (!known.length) return undefined;
  const nearest = closest(
    key.toLowerCase(),
    known.map((each) => each.toLowerCase()),
  );
  const slips = distance(key.toLowerCase(), nearest);
  return slips <= Math.max(1, Math.ceil(key.length / LETTERS_PER_SLIP))
    ? known.find((each) => each.toLowerCase() === nearest)
    : undefined;
};

/** The end of a message that suggests the nearest key; empty if there is none. */
export const didYouMean = (nearest: string | undefined): string => (nearest ? `; did you mean ${nearest}?` : '');

/** The keys of a value; none of what is no object. */
export const keysOf = (value: unknown): readonly string[] => (isObject(value) ? Object.keys(value) : []);

/** A value that has to satisfy a condition: one that throws does not hold. */
export const must =
  <Value>(reason: string, holds: (value: Value, brand: Brand) => boolean): Rule =>
  (value, path, brand) => {
    try {
      if (holds(value as Value, brand)) return [];
    } catch {
      // The value is of another type.
    }
    return [{ path, reason }];
  };

/** Any value: another rule looks at it. */
export const any: Rule = () => [];

/** A value that may be absent. */
export const optional =
  (rule: Rule): Rule =>
  (value, ...at) =>
    value === undefined ? [] : rule(value, ...at);

/** Rules one after the other: what one finds may be the reason for what the next would. */
export const all =
  (...rules: readonly Rule[]): Rule =>
  (...given) => {
    for (const rule of rules) {
      const problems = rule(...given);
      if (problems.length) return problems;
    }
    return [];
  };

const valueIn = (value: unknown, key: string): unknown =>
  isObject(value) ? (value as { readonly [key: string]: unknown })[key] : undefined;

/** An object with a rule for each of its keys. A key that is not among them is a problem; what it was meant to be is then not told to be missing. */
export const fields =
  <Value>(rules: { readonly [key in keyof Required<Value>]: Rule }): Rule =>
  (value, path, brand) => {
    const keys = keysOf(value);
    const known = Object.entries<Rule>(rules);
    const at = (key: string): string => (path ? `${path}.${key}` : key);
    const missing = known.map(([key]) => key).filter((key) => !keys.includes(key));
    const unknown = keys
      .filter((key) => !Object.hasOwn(rules, key))
      .map((key) => [key, nearestKey(key, missing)] as const);
    return [
      ...unknown.map(([key, meant]) => ({
        path: at(key),
        reason: `is no key of a brand${didYouMean(meant && at(meant))}`,
      })),
      ...known
        .filter(([key]) => !unknown.some(([, meant]) => meant === key))
        .flatMap(([key, rule]) => rule(valueIn(value, key), at(key), brand)),
    ];
  };

/** A list, or an object with keys that the lender chooses, whose values have one rule. */
export const each =
  (rule: Rule): Rule =>
  (value, path, brand) =>
    Array.isArray(value)
      ? value.flatMap((one, at) => rule(one, `${path}[${at}]`, brand))
      : keysOf(value).flatMap((key) => rule(valueIn(value, key), `${path}.${key}`, brand));
