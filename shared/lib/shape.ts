/** An object of a response, before its fields are read. */
export type Raw = { readonly [name: string]: unknown };

/** @returns the value, if it is an object; for anything else an object without fields. */
export const parseRecord = (value: unknown): Raw =>
  value && typeof value === 'object' && !Array.isArray(value) ? (value as Raw) : {};

/** @returns a list with every item parsed by `read`, without those for which it returns undefined; for anything else an empty list. */
export const parseList = <Item>(value: unknown, read: (item: unknown) => Item | undefined): Item[] =>
  Array.isArray(value) ? value.map(read).filter((item): item is Awaited<Item> & Item => item !== undefined) : [];

/** Reads a value of a response, and describes it for the reference, the mock and `npm run conform`. */
export interface Reader<Value> {
  (value: unknown): Value;
  /** The fields of an object. */
  readonly fields?: Fields;
  /** What reads each item of a list. */
  readonly of?: Reader<unknown>;
  /** The words that it may be. */
  readonly words?: readonly string[];
  /** The reader of the same kind, if this one parses differently. */
  readonly like?: Reader<unknown>;
  /** The object that has it counts for nothing without it. */
  readonly isRequired?: true;
}

/** A field: its reader, preceded by its name on the wire if that is not its key. A dot in the name descends into an object. */
export type Field<Value> = Reader<Value> | readonly [name: string, read: Reader<Value>];

/** Fields by the names that the app uses. The comment on each says what it means. */
export type Fields = { readonly [key: string]: Field<unknown> };

/** What fields are read to. */
export type Values<Of extends Fields> = {
  readonly [Key in keyof Of]: Of[Key] extends Field<infer Value> ? Value : never;
};

/** What a shape is read to: the one declaration of that type. */
export type DataOf<Of extends (data: unknown) => unknown> = Exclude<ReturnType<Of>, undefined>;

/** The name of a field on the wire, and what reads it. */
export const partsOf = (key: string, field: Field<unknown>): readonly [name: string, read: Reader<unknown>] =>
  typeof field === 'function' ? [key, field] : field;

/**
 * Describes an object: its fields, and `make`, which makes of their values what pages use; undefined if they cannot. @returns its reader: undefined
 * for anything but an object, and for one that lacks a required field.
 */
/* @__NO_SIDE_EFFECTS__ */
export const shape = <const Of extends Fields, Value = Values<Of>>(
  fields: Of,
  make?: (values: Values<Of>, raw: Raw) => Value | undefined,
): Reader<Value | undefined> =>
  Object.assign(
    (data: unknown): Value | undefined => {
      if (parseRecord(data) !== data) return undefined;
      const values: Record<string, unknown> = {};
      for (const [key, field] of Object.entries(fields)) {
        const [name, read] = partsOf(key, field);
        const value = read(name.split('.').reduce<unknown>((from, step) => parseRecord(from)[step], data));
        if (read.isRequired && value === undefined) return undefined;
        values[key] = value;
      }
      return make ? make(values as Values<Of>, data as Raw) : (values as Value);
    },
    { fields },
  );

/** The same shape, which reads anything but an object as an object without fields. */
/* @__NO_SIDE_EFFECTS__ */
export const orEmpty = <Value>(of: Reader<Value>): Reader<Value> =>
  Object.assign((data: unknown) => of(parseRecord(data)), of);

/** Without this value, or with an empty one, the object is left out of its list, counts as missing, or makes the whole outcome unknown. */
/* @__NO_SIDE_EFFECTS__ */
export const required = <Value>(read: Reader<Value>): Reader<Exclude<Value, undefined>> => {
  const orUndefined = (value: unknown) => {
    const found = read(value);
    return (found === '' ? undefined : found) as Exclude<Value, undefined>;
  };
  return Object.assign(orUndefined, { like: read }, read, { isRequired: true } as const);
};

/** A reader of the same kind as `kind`, which parses differently. */
/* @__NO_SIDE_EFFECTS__ */
export const like = <Value>(kind: Reader<unknown>, read: (value: unknown) => Value): Reader<Value> =>
  Object.assign(read, { like: kind });

/** A list, without the items that cannot be used; empty if there is none, also where it is `required`. If empty says something, use `wholeList`. */
/* @__NO_SIDE_EFFECTS__ */
export const list = <Item>(of: Reader<Item>): Reader<readonly Exclude<Item, undefined>[]> =>
  Object.assign((value: unknown) => parseList(value, of) as Exclude<Item, undefined>[], { of });
