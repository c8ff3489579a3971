import { type Fields, partsOf, type Reader } from '../../shared/lib/shape.ts';
import { type Json, kindOf } from './kinds.ts';

interface NamedField {
  readonly key: string;
  /** Its name on the wire; a dot leads into an object. */
  readonly name: string;
  readonly read: Reader<unknown>;
  /** The comment in front of it; undefined but in the bundle of `describeCalls.ts`. */
  readonly means: string | undefined;
}

/** The name of the entry with the comment of a field. */
export const meansOf = (key: string): string => `${key} means`;

/** Every field of an object. */
export const namedFields = (fields: Fields): readonly NamedField[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    if (typeof field === 'string') return [];
    const [name, read] = partsOf(key, field);
    return [{ key, name, read, means: fields[meansOf(key)] as unknown as string | undefined }];
  });

const orNull = ({ type, enum: values, ...rest }: Json): Json => ({
  ...rest,
  ...(values ? { enum: [...(values as []), null] } : { type: [type, 'null'].flat() }),
});

/** Returns the schema of what a reader reads, and of all within. What is not required may be null. */
export const schemaOf = (read: Reader<unknown>, means?: string, isRequired = !!read.isRequired): Json => {
  const { name, schema, words } = kindOf(read);
  const isPlain = ['object', 'list', 'text', 'word'].includes(name);
  const description = [means, isPlain ? '' : words].filter(Boolean).join(' ');
  return {
    ...(isRequired ? schema : orNull(schema)),
    ...(description && { description }),
    ...(!isPlain && { 'x-unit': name }),
    ...(read.of && { items: itemSchema(read.of) }),
    ...(read.fields && propertiesOf(read.fields)),
  };
};

const itemSchema = (of: Reader<unknown>): Json => {
  const { description: _, ...schema } = schemaOf(of, undefined, true);
  return schema;
};

interface Named {
  readonly steps: readonly string[];
  readonly schema: Json;
  readonly isRequired: boolean;
}

/** Several fields may lead into one object, which no field names. */
const nested = (fields: readonly Named[]): Json => {
  const names = [...new Set(fields.map(({ steps: [name = ''] }) => name))];
  const required = fields
    .filter(({ steps, isRequired }) => steps.length === 1 && isRequired)
    .map(({ steps }) => steps[0]);
  return {
    ...(required.length && { required }),
    properties: Object.fromEntries(
      names.map((name) => {
        const own = fields.find(({ steps }) => steps.length === 1 && steps[0] === name)?.schema;
        const inner = fields.filter(({ steps }) => steps.length > 1 && steps[0] === name);
        if (!inner.length) return [name, own];
        const within = nested(inner.map((each) => ({ ...each, steps: each.steps.slice(1) })));
        const properties = { ...(own?.['properties'] as Json | undefined), ...(within['properties'] as Json) };
        return [name, { ...(own ?? { type: ['object', 'null'] }), properties }];
      }),
    ),
  };
};

const propertiesOf = (fields: Fields): Json =>
  nested(
    namedFields(fields).map(({ name, read, means }) => ({
      steps: name.split('.'),
      schema: schemaOf(read, means),
      isRequired: !!read.isRequired,
    })),
  );

/** The paths of the fields that no comment is in front of, in the app's own names, such as `channels.number`. */
export const withoutMeaning = (read: Reader<unknown>, path: readonly string[] = []): readonly string[] =>
  namedFields((read.of ?? read).fields ?? {}).flatMap(({ key, means, read: inner }) => [
    ...(means || key === 'facts' ? [] : [[...path, key].join('.')]),
    ...withoutMeaning(inner, [...path, key]),
  ]);

/** The reader of a call's data; undefined if pages read nothing of them. */
export const dataOf = (endpoint: unknown): Reader<unknown> | undefined => {
  const { parse } = endpoint as { readonly parse?: Reader<unknown> };
  return parse?.fields || parse?.of ? parse : undefined;
};
