import { generic, ITEM, isContainer, type Path, pathText, valueAt, withValue } from './paths.ts';
import type { Read } from './readers.ts';
import type { whileListening } from './recorder.ts';

/** A valid value of each kind of field. `value` is for a field that the endpoint compares itself, without a function of `parse.ts`. */
const sampleOf = {
  object: {},
  list: [],
  imageUrl: 'https://cdn.example/1.png',
  amount: 100,
  id: 1,
  flag: 1,
  asItCame: 1,
  message: '1',
  text: '1',
  value: '1',
};

/** The kind of a field, given by the function that reads it. */
export type FieldKind = keyof typeof sampleOf;

/** A field that a reader reads from an answer's data. */
export interface FoundField {
  readonly path: Path;
  readonly kind: FieldKind;
}

// If several parsers read a field, the first in this list determines its kind: an id is also read as text, to show it.
const kindOfParser: readonly (readonly [parser: string, kind: FieldKind])[] = [
  ['parseTexts', 'list'],
  ['parseList', 'list'],
  ['parseRecord', 'object'],
  ['parseImageUrl', 'imageUrl'],
  ['parseAmount', 'amount'],
  ['parseId', 'id'],
  ['parseIdText', 'id'],
  ['parseFlag', 'flag'],
  ['parseAsItCame', 'asItCame'],
  ['parseMessage', 'message'],
  ['parseText', 'text'],
];

/** The parsers that give a field its kind; a test compares them with those of `parse.ts`. */
export const knownParsers: readonly string[] = kindOfParser.map(([parser]) => parser);

const kindOf = (parsers: ReadonlySet<string>): FieldKind =>
  kindOfParser.find(([parser]) => parsers.has(parser))?.[1] ?? 'value';

// A value that occurs nowhere else: a parser that receives it reads the field where it was put.
const MARK = 'the value that is followed';

/** A reader whose reads are observed. */
export interface Watch {
  /** Returns the paths that are read from the data, in order, after the empty path of the data itself. */
  readonly placesRead: (data: unknown) => readonly Path[];
  /** Returns the names of the parsers that receive the value at a path. */
  readonly parsersAt: (data: unknown, place: Path) => ReadonlySet<string>;
}

// Properties of an array other than its items, such as `length`, are not fields.
const isField = (target: object, name: string | symbol): name is string =>
  typeof name === 'string' && (!Array.isArray(target) || /^\d+$/.test(name));

const watchedValue = (value: unknown, path: Path, hear: (place: Path) => void): unknown =>
  isContainer(value)
    ? new Proxy(value, {
        get: (target, name) => {
          const found: unknown = Reflect.get(target, name);
          if (!isField(target, name)) return found;
          hear([...path, name]);
          return watchedValue(found, [...path, name], hear);
        },
      })
    : value;

/** Observes a reader: which fields it reads, and with which functions of `parse.ts`. */
export const watch = (read: Read, listen: typeof whileListening): Watch => ({
  placesRead: (data) => {
    const places = new Map<string, Path>([['', []]]);
    read(watchedValue(data, [], (place) => places.set(place.join('\n'), place)));
    return [...places.values()];
  },
  parsersAt: (data, place) => {
    const parsers = new Set<string>();
    const marked = withValue(data, place, MARK);
    listen(
      (parser, value) => value === MARK && parsers.add(parser),
      () => read(marked),
    );
    return parsers;
  },
});

// `parseTexts` reads a whole list of texts, so its items are seen by no parser.
const itemSample = (watched: Watch, data: unknown, list: Path): unknown => {
  if (watched.parsersAt(data, list).has('parseTexts')) return sampleOf.text;
  return sampleOf[kindOf(watched.parsersAt(withValue(data, list, [MARK]), [...list, '0']))];
};

const filled = (watched: Watch, data: unknown, place: Path): unknown => {
  const kind = kindOf(watched.parsersAt(data, place));
  return withValue(data, place, kind === 'list' ? [itemSample(watched, data, place)] : sampleOf[kind]);
};

/** Returns the data with a sample value for every missing field that is read, except the one at `left`. */
const complete = (watched: Watch, data: unknown, left = ''): unknown => {
  const missing = watched
    .placesRead(data)
    .find((place) => valueAt(data, place) === undefined && pathText(place) !== left);
  return missing ? complete(watched, filled(watched, data, missing), left) : data;
};

/** Returns sample data with every field that is read. */
export const completeData = (watched: Watch): unknown => {
  const asList = itemSample(watched, undefined, []);
  const isList = watched.parsersAt([MARK], ['0']).size > 0;
  return complete(watched, isList ? [asList] : {});
};

const rootKind = (data: unknown): FieldKind => (Array.isArray(data) ? 'list' : 'object');

const fieldsIn = (watched: Watch, data: unknown): readonly FoundField[] =>
  watched.placesRead(data).flatMap((place): readonly FoundField[] => {
    const parsers = watched.parsersAt(data, place);
    const path = generic(place);
    const own = { path, kind: place.length ? kindOf(parsers) : rootKind(data) };
    return parsers.has('parseTexts') ? [own, { path: [...path, ITEM], kind: 'text' }] : [own];
  });

// Removes each field in turn, to find fields that are read only if another one is missing.
const withoutOne = (watched: Watch, data: unknown): readonly unknown[] =>
  watched
    .placesRead(data)
    .map((place) => (place.length ? complete(watched, withValue(data, place, undefined), pathText(place)) : data));

/**
 * Finds every field that a reader reads: in any of the examples, in sample data with all fields, and in that with any one missing.
 * @returns an empty list if the reader ignores the data.
 */
export const discover = (watched: Watch, examples: readonly unknown[]): readonly FoundField[] => {
  const whole = completeData(watched);
  const found = new Map<string, FoundField>();
  for (const data of [...examples, whole, ...withoutOne(watched, whole)])
    for (const field of fieldsIn(watched, data)) {
      const known = found.get(pathText(field.path));
      if (!known || known.kind === 'value') found.set(pathText(field.path), field);
    }
  return found.size > 1 ? [...found.values()] : [];
};
