import type { Consequence, Consequences } from '../consequences.ts';
import { type DescribedField, takesNull } from '../describeCalls.ts';
import type { FieldKind } from '../discover.ts';
import type { Term, Unit } from '../glossary.ts';
import { ITEM, pathText } from '../paths.ts';

/** A JSON Schema, or any other object of the document. */
export type Json = { readonly [key: string]: unknown };

const MAX_SAFE = Number.MAX_SAFE_INTEGER;

const WRITTEN: Json = { type: ['string', 'number'] };
const ONLY_TEXT: Json = { type: 'string' };
const FLAG: Json = { enum: [0, 1, '0', '1'] };

const schemaOfUnit: { readonly [unit in Unit]?: Json } = {
  cents: { type: ['integer', 'string'], minimum: 0, maximum: MAX_SAFE, pattern: '^\\d+$' },
  dayOrMoment: { type: 'string', pattern: '^(\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?)?$' },
  webUrl: ONLY_TEXT,
  appUrl: ONLY_TEXT,
  imageUrl: ONLY_TEXT,
  flag: FLAG,
  email: ONLY_TEXT,
};

const schemaOfKind: { readonly [kind in FieldKind]?: Json } = {
  object: { type: 'object' },
  list: { type: 'array' },
  imageUrl: ONLY_TEXT,
  id: { type: ['string', 'integer'], minimum: -MAX_SAFE, maximum: MAX_SAFE },
  flag: FLAG,
};

/** Returns the schema of a field's own value, without regard to null. */
const valueSchema = ({ kind, unit }: Pick<DescribedField, 'kind' | 'unit'>): Json =>
  (kind !== 'list' && unit && schemaOfUnit[unit]) || schemaOfKind[kind] || WRITTEN;

const orNull = (schema: Json): Json => {
  const { type, enum: values } = schema;
  if (Array.isArray(values)) return { ...schema, enum: [...values, null] };
  return { ...schema, type: [...(Array.isArray(type) ? type : [type]), 'null'] };
};

const quoted = (part: string): string => part.replace(/^\S+/, (name) => `\`${name}\``);

/** Describes an effect in words. */
const consequenceText = (consequence: Consequence): string => {
  switch (consequence.kind) {
    case 'unknown':
      return 'nothing of the answer is used, and the page says that it does not know';
    case 'itemLeftOut':
      return 'this entry of the list is left out';
    case 'partsLost':
      return consequence.parts.map(quoted).join(', ');
    case 'none':
      return 'nothing changes';
  }
};

/** Describes the effects of a missing or wrong field in sentences; equal effects are joined. */
const withoutText = ({ missing, null: asNull, wrongType }: Consequences, isItem = false): string => {
  const said = new Map<string, string[]>();
  const add = (how: string, consequence: Consequence): void => {
    const text = consequenceText(consequence);
    said.set(text, [...(said.get(text) ?? []), how]);
  };
  if (!isItem) add('without it', missing);
  add('as null', asNull);
  add('of another type', wrongType);
  // In most cases missing, null and of another type have the same effect.
  const first = consequenceText(missing);
  if (!isItem && said.get(first)?.length === 3) return `Without it ${first}.`;
  return [...said]
    .map(([text, hows]) => `${hows.join(' or ')}: ${text}.`.replace(/^./, (letter) => letter.toUpperCase()))
    .join(' ');
};

const valuesText = ({ values }: Term): string =>
  values
    ? ` ${Object.entries(values)
        .map(([value, meaning]) => `\`${value}\`: ${meaning}`)
        .join('; ')}.`
    : '';

const UNIT_TEXT: { readonly [unit in Unit]?: string } = {
  cents: 'A whole number of cents, or its digits as text.',
  dayOrMoment: '`YYYY-MM-DD`, or `YYYY-MM-DD HH:MM:SS`.',
  webUrl: 'An http(s) address.',
  appUrl: 'An http(s) address, or one of the lender’s own app.',
  imageUrl: 'An http(s) address, or a path of the service.',
};

/** Describes a term: its meaning, its single values, and its unit. */
export const termText = (term: Term): string =>
  [term.means + valuesText(term), UNIT_TEXT[term.unit]].filter(Boolean).join(' ');

const OWED = 'An answer owes it: `npm run conform` tells its lack as a deviation.';

const describedAs = (field: DescribedField): Json => {
  const isItem = field.path.at(-1) === ITEM;
  const { term, unit, without, isOwed } = field;
  const said = [term && !isItem && termText(term), withoutText(without, isItem), isOwed && OWED];
  return {
    description: said.filter(Boolean).join(' '),
    ...(unit && unit !== 'group' && { 'x-unit': unit }),
    ...(!isItem && { 'x-without': without.missing.kind }),
    ...(isOwed && { 'x-owed': true }),
  };
};

/** Returns the direct child fields of a field. */
const inside = (fields: readonly DescribedField[], { path }: DescribedField): readonly DescribedField[] =>
  fields.filter(
    (field) => field.path.length === path.length + 1 && path.every((step, index) => field.path[index] === step),
  );

/** Returns the schema of a field and of all fields in it. `fields` are all fields of the answer. */
export const fieldSchema = (fields: readonly DescribedField[], field: DescribedField): Json => {
  const inner = inside(fields, field);
  const own = valueSchema(field);
  const [item] = inner;
  const required = inner.filter(({ isRequired }) => isRequired).map(({ path }) => path.at(-1));
  return {
    ...(takesNull(field) ? orNull(own) : own),
    ...describedAs(field),
    ...(field.kind === 'list' && item && { items: fieldSchema(fields, item) }),
    ...(field.kind === 'object' && {
      ...(required.length && { required }),
      properties: Object.fromEntries(inner.map((each) => [each.path.at(-1), fieldSchema(fields, each)])),
    }),
  };
};

/**
 * Returns the schema of an answer's data.
 * @throws Error if pages read none of the data.
 */
export const dataSchema = (fields: readonly DescribedField[]): Json => {
  const [data] = fields;
  if (!data || pathText(data.path) !== 'data') throw new Error('There are no data to describe.');
  return fieldSchema(fields, data);
};
