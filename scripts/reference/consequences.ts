import { isDeepStrictEqual } from 'node:util';
import type { FieldKind } from './discover.ts';
import { ITEM, isContainer, type Path, pathText, placesOf, valueAt, withValue } from './paths.ts';
import type { Read } from './readers.ts';

/**
 * The effect of a missing or wrong field on the rest of an answer: the whole answer is unusable (`unknown`); the list item that has
 * the field is dropped; parts of what the page reads are empty or different; or there is no effect.
 */
export type Consequence =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'itemLeftOut' }
  | { readonly kind: 'partsLost'; readonly parts: readonly string[] }
  | { readonly kind: 'none' };

/** The effects of a field that is missing, null, or of a wrong type. */
export interface Consequences {
  readonly missing: Consequence;
  readonly null: Consequence;
  readonly wrongType: Consequence;
}

const WRONG: { readonly [kind in FieldKind]?: readonly unknown[] } = {
  object: ['text', []],
  list: ['text', {}],
  imageUrl: [7, {}],
  flag: ['yes', {}],
};
const WRONG_FOR_OTHERS = [true, {}];

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && !value.length);

const said = (value: unknown): string =>
  isEmpty(value) ? 'is empty' : `is ${typeof value === 'object' ? 'another one' : JSON.stringify(value)}`;

interface Loss {
  readonly part: string;
  readonly isItem: boolean;
}

/** Returns the differences between two results of a reader, part by part. */
const differences = (before: unknown, after: unknown, path: Path): readonly Loss[] => {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    if (!after.length) return [{ part: `${pathText(path)} is empty`, isItem: false }];
    if (before.length !== after.length) return [{ part: `${pathText(path)} lacks an entry`, isItem: true }];
    return before.flatMap((item, at) => differences(item, after[at], [...path, ITEM]));
  }
  if (!isContainer(before) || !isContainer(after)) return [{ part: `${pathText(path)} ${said(after)}`, isItem: false }];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
    differences(before[name], after[name], [...path, name]),
  );
};

const consequenceOf = (before: unknown, after: unknown, isOfItem: boolean): Consequence => {
  if (after === undefined) return { kind: 'unknown' };
  const losses = differences(before, after, []);
  if (!losses.length) return { kind: 'none' };
  if (isOfItem && losses.every(({ isItem }) => isItem)) return { kind: 'itemLeftOut' };
  return { kind: 'partsLost', parts: [...new Set(losses.map(({ part }) => part))] };
};

const WEIGHT: readonly Consequence['kind'][] = ['none', 'partsLost', 'itemLeftOut', 'unknown'];

const worst = (all: readonly Consequence[]): Consequence =>
  all.reduce<Consequence>((worse, one) => (WEIGHT.indexOf(one.kind) > WEIGHT.indexOf(worse.kind) ? one : worse), {
    kind: 'none',
  });

// Repeat single items, so that a dropped item can be told from a lost list.
const withItemsTwice = (data: unknown): unknown => {
  if (Array.isArray(data)) return (data.length === 1 ? [...data, ...data] : data).map(withItemsTwice);
  if (!isContainer(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withItemsTwice(value)]));
};

/**
 * Measures the effects of a missing or wrong field: runs the reader on every example that has the field, with each of its values
 * changed in turn, and returns the worst effect. A list item that is missing itself has no effect: the list is one shorter.
 */
export const consequencesOf = (
  read: Read,
  examples: readonly unknown[],
  { path, kind }: { readonly path: Path; readonly kind: FieldKind },
): Consequences => {
  const isItem = path.at(-1) === ITEM;
  const isOfItem = path.includes(ITEM);
  const given = (values: readonly unknown[]): Consequence =>
    worst(
      examples
        .map(withItemsTwice)
        .flatMap((data) =>
          placesOf(data, path).flatMap((place) =>
            values
              .filter((value) => !isDeepStrictEqual(value, valueAt(data, place)))
              .map((value) => consequenceOf(read(data), read(withValue(data, place, value)), isOfItem)),
          ),
        ),
    );
  return {
    missing: isItem ? { kind: 'none' } : given([undefined]),
    null: given([null]),
    wrongType: given(WRONG[kind] ?? WRONG_FOR_OTHERS),
  };
};

/**
 * Returns whether an object is unusable without a field: in every example, removing the field has the same effect as removing the
 * object that has it, be that a list item or the whole answer.
 */
export const isRequired = (read: Read, examples: readonly unknown[], path: Path): boolean => {
  if (!path.length || path.at(-1) === ITEM) return false;
  const name = path.at(-1) ?? '';
  const objects = examples
    .map(withItemsTwice)
    .flatMap((data) => placesOf(data, path.slice(0, -1)).map((place) => ({ data, place })))
    .map(({ data, place }) => ({
      whole: read(data),
      withoutObject: read(withValue(data, place, undefined)),
      withoutField: read(withValue(data, [...place, name], undefined)),
    }))
    .filter(({ whole, withoutObject }) => !isDeepStrictEqual(whole, withoutObject));
  return (
    objects.length > 0 &&
    objects.every(({ withoutObject, withoutField }) => isDeepStrictEqual(withoutField, withoutObject))
  );
};

const trimmed = (read: Read, data: unknown, value: unknown, place: Path): unknown => {
  if (typeof value !== 'string' || value === value.trim()) return data;
  const shorter = withValue(data, place, value.trim());
  return isDeepStrictEqual(read(data), read(shorter)) ? shorter : data;
};

const leaves = (value: unknown, place: Path): readonly Path[] =>
  isContainer(value) ? Object.entries(value).flatMap(([step, inner]) => leaves(inner, [...place, step])) : [place];

// In the order in which they appear in the wire cases.
const idleItems = (read: Read, data: unknown, value: unknown, place: Path): readonly Path[] =>
  isContainer(value)
    ? Object.entries(value).flatMap(([step, inner]) => {
        const at = [...place, step];
        const isIdle = Array.isArray(value) && isDeepStrictEqual(read(data), read(withValue(data, at, undefined)));
        return isIdle ? [at] : idleItems(read, data, inner, at);
      })
    : [];

/**
 * Returns an example as a lender should send it: without list items that pages ignore, and without whitespace around a text, both of
 * which wire cases contain to test just that.
 */
export const asExample = (read: Read, data: unknown): unknown => {
  const [idle] = idleItems(read, data, data, []);
  if (idle) return asExample(read, withValue(data, idle, undefined));
  return leaves(data, []).reduce((tidy, place) => trimmed(read, tidy, valueAt(tidy, place), place), data);
};
