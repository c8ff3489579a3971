/** The path of a value in an answer's data; `[]` stands for each item of a list. */
export type Path = readonly string[];

/** The path step that stands for each item of a list. */
export const ITEM = '[]';

type Container = { readonly [name: string]: unknown };

/** @returns whether a value is an object or a list, which have fields. */
export const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** Returns the path with `[]` for every list index: `['list', '[]', 'title']` for `['list', '0', 'title']`. */
export const generic = (path: Path): Path => path.map((step) => (/^\d+$/.test(step) ? ITEM : step));

/** Formats a path for people, such as `data.bankCards[0].id` or `data.bankCards[].id`. */
export const placeText = (place: readonly (string | number)[]): string =>
  place
    .map((step) => (step === ITEM ? step : /^\d+$/.test(String(step)) ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');

/** Formats a path, such as `repayList[].name`; the empty path is `data`. */
export const pathText = (path: Path): string => placeText(path) || 'data';

/** Returns the value at a path; undefined if there is none. */
export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (isContainer(value) ? value[step] : undefined), data);

/** Returns a copy of the data with another value at a path; undefined removes the field or list item. */
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

/** Returns the concrete paths in the data that match a generic path and have a value. */
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
