import { generic, ITEM, isContainer, type Path, pathText, valueAt, withValue } from './paths.ts';
import type { Read } from './readers.ts';
import type { whileListening } from './recorder.ts';

/** A value of each kind that a reader takes, and goes on with. `value` is one that the endpoint compares without any function of `parse.ts`. */
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

/** What a field is to the function that reads it. */
export type FieldKind = keyof typeof sampleOf;

/** A field that is read of an answer's data. */
export interface FoundField {
  readonly path: Path;
  readonly kind: FieldKind;
}

// The most telling of what reads a field comes first: an id is also read as text, to show it.
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

/** The parsers that a kind of field is known for; a test compares them with those that there are. */
export const knownParsers: readonly string[] = kindOfParser.map(([parser]) => parser);

const kindOf = (parsers: ReadonlySet<string>): FieldKind =>
  kindOfParser.find(([parser]) => parsers.has(parser))?.[1] ?? 'value';

// Unlike any other value, so that the function which is given it reads the very field where it was put.
const MARK = 'the value that is followed';

/** A reader at work, watched. */
export interface Watch {
  /** The places that are read of these data, in their order, after the data itself, which is the empty path. */
  readonly placesRead: (data: unknown) => readonly Path[];
  /** The functions that are given the value at a place. */
  readonly parsersAt: (data: unknown, place: Path) => ReadonlySet<string>;
}

// What a list has beside its items is none of the service's.
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

/** Watches a reader: which fields it reads, and with which functions of `parse.ts`. */
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

// A list of texts is read by one function, which says nothing of its items.
const itemSample = (watched: Watch, data: unknown, list: Path): unknown => {
  if (watched.parsersAt(data, list).has('parseTexts')) return sampleOf.text;
  return sampleOf[kindOf(watched.parsersAt(withValue(data, list, [MARK]), [...list, '0']))];
};

const filled = (watched: Watch, data: unknown, place: Path): unknown => {
  const kind = kindOf(watched.parsersAt(data, place));
  return withValue(data, place, kind === 'list' ? [itemSample(watched, data, place)] : sampleOf[kind]);
};

/** The data with every field filled in that is read of them, but for the one at `left`. */
const complete = (watched: Watch, data: unknown, left = ''): unknown => {
  const missing = watched
    .placesRead(data)
    .find((place) => valueAt(data, place) === undefined && pathText(place) !== left);
  return missing ? complete(watched, filled(watched, data, missing), left) : data;
};

/** Made-up data with every field that is read. */
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

// A field that is read only where another one is missing.
const withoutOne = (watched: Watch, data: unknown): readonly unknown[] =>
  watched
    .placesRead(data)
    .map((place) => (place.length ? complete(watched, withValue(data, place, undefined), pathText(place)) : data));

/**
 * Every field that a reader reads, in any of the examples, in data that have all of them, and in those with any one missing. An empty
 * list where the reader looks at nothing.
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
