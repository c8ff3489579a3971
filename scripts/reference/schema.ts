import * as fields from '../../shared/api/fields.ts';
import * as facts from '../../shared/domain/facts.ts';
import { type Fields, partsOf, type Reader } from '../../shared/lib/shape.ts';

/** A JSON Schema, or any other object of the document. */
export type Json = { readonly [key: string]: unknown };

/** The kind of a value: the name of what reads it in `shared/api/fields.ts`, or in `shared/domain/facts.ts` (`exact…`). */
export interface Kind {
  readonly name: string;
  readonly schema: Json;
  /** What belongs there, in words. */
  readonly words: string;
}

const MAX = Number.MAX_SAFE_INTEGER;
const STRING = { type: 'string' };
const WRITTEN = { type: ['string', 'number'] };
const CENTS = { type: ['integer', 'string'], minimum: 0, maximum: MAX, pattern: '^\\d+$' };
const ID = { type: ['string', 'integer'], minimum: -MAX, maximum: MAX };
const COUNT = 'A whole number, as a number or its digits as text.';
const CENTS_WORDS = 'A whole number of cents, as a number or its digits as text.';
const ID_WORDS = 'A whole number below 2^53, or a text.';
const MOMENT = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+-]\\d{2}:\\d{2})$';

const kinds: readonly (readonly [read: (value: unknown) => unknown, name: string, schema: Json, words: string])[] = [
  [fields.text, 'text', WRITTEN, 'A text.'],
  [fields.message, 'text', WRITTEN, 'A text.'],
  [fields.code, 'code', WRITTEN, 'A code, as a number or text.'],
  [fields.count, 'count', WRITTEN, COUNT],
  [fields.phone, 'phone', WRITTEN, 'A phone number.'],
  [fields.email, 'email', STRING, 'An e-mail address.'],
  [fields.webUrl, 'webUrl', STRING, 'An address that the page may follow: https, at a host of the brand’s list.'],
  [fields.appUrl, 'appUrl', STRING, 'An address that the page may follow, or one of the lender’s app.'],
  [fields.imageUrl, 'imageUrl', STRING, 'The address of a picture: https, or a path of the service.'],
  [fields.flag, 'flag', { enum: [0, 1, '0', '1'] }, '0 or 1, as a number or text.'],
  [fields.cents, 'cents', CENTS, CENTS_WORDS],
  [
    fields.day,
    'day',
    { type: 'string', pattern: '^(\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?)?$' },
    '`YYYY-MM-DD`, or `YYYY-MM-DD HH:MM:SS`.',
  ],
  [fields.id, 'id', ID, ID_WORDS],
  [fields.idText, 'id', ID, ID_WORDS],
  [facts.exactText, 'text', STRING, 'A text, not a number.'],
  [facts.exactFlag, 'boolean', { type: 'boolean' }, '`true` or `false`.'],
  [facts.exactCount, 'count', { type: 'integer', minimum: 0 }, 'A whole number.'],
  [facts.exactCents, 'cents', CENTS, CENTS_WORDS],
  [facts.exactId, 'id', ID, ID_WORDS],
  [facts.exactDay, 'day', { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' }, '`YYYY-MM-DD`.'],
  [facts.exactMoment, 'moment', { type: 'string', pattern: MOMENT }, 'ISO 8601 with an offset.'],
];

const known = new Map(kinds.map(([read, name, schema, words]) => [read, { name, schema, words }]));

/** @returns the kind of what a reader reads. @throws Error if it has none: it needs a `like` then. */
export const kindOf = (read: Reader<unknown>): Kind => {
  if (read.fields) return { name: 'object', schema: { type: 'object' }, words: 'An object.' };
  if (read.of) return { name: 'list', schema: { type: 'array' }, words: 'A list, `[]` if there is nothing.' };
  if (read.words) return { name: 'word', schema: { enum: read.words }, words: `One of ${read.words.join(', ')}.` };
  const kind = known.get(read) ?? (read.like && kindOf(read.like));
  if (!kind) throw new Error(`There is no kind for ${read}: say with like() what it reads.`);
  return kind;
};

/** The name of the entry with the comment of a field. */
export const meansOf = (key: string): string => `${key} means`;

/** Every field of an object: its name on the wire, in which a dot leads into an object, and the comment in front of it, in the bundle of `describeCalls.ts`. */
const namedFields = (fields: Fields) =>
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
