/** Where a value stands in an answer's data; `[]` stands for each item of a list. */
export type Path = readonly string[];

/** The step into a list's items. */
export const ITEM = '[]';

type Container = { readonly [name: string]: unknown };

/** @returns whether a value is an object or a list, which have fields. */
export const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** The same place in every item: `['list', '0', 'title']` is `['list', '[]', 'title']`. */
export const generic = (path: Path): Path => path.map((step) => (/^\d+$/.test(step) ? ITEM : step));

/** A place as people write it, such as `data.bankCards[0].id` or `data.bankCards[].id`. */
export const placeText = (place: readonly (string | number)[]): string =>
  place
    .map((step) => (step === ITEM ? step : /^\d+$/.test(String(step)) ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');

/** A path as one text, such as `repayList[].name`; the data itself is `data`. */
export const pathText = (path: Path): string => placeText(path) || 'data';

/** The value at a path. */
export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (isContainer(value) ? value[step] : undefined), data);

/** The data with another value at a path; undefined leaves the field out, or the item. */
export const withValue = (data: unknown, [step, ...rest]: Path, value: unknown): unknown => {
  if (step === undefined) return value;
  const changed = withValue(isContainer(data) ? data[step] : undefined, rest, value);
  if (Array.isArray(data)) {
    const items = [...data];
    items.splice(Number(step), 1, ...(changed === undefined ? [] : [changed]));
    return items;
  }
  const changedObject = { ...(isContainer(data) ? data : {}), [step]: changed };
  if (changed !== undefined) return changedObject;
  const { [step]: _, ...others } = changedObject;
  return others;
};

/** The places in these data that a generic path stands for, where a value stands there. */
export const placesOf = (data: unknown, path: Path): readonly Path[] =>
  path
    .reduce<readonly Path[]>(
      (places, step) =>
        places.flatMap((place) => {
          const value = valueAt(data, place);
          if (step !== ITEM) return [[...place, step]];
          return Array.isArray(value) ? value.map((_, at) => [...place, String(at)]) : [];
        }),
      [[]],
    )
    .filter((place) => valueAt(data, place) !== undefined);
