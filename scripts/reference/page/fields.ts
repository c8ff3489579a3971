import { escapeHtml } from '../../build/assemble.ts';
import type { Json } from '../openapi/fieldSchema.ts';
import { inline } from './html.ts';

/** A schema in the document. */
export interface Schema extends Json {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly required?: readonly string[];
  readonly properties?: { readonly [name: string]: Schema };
  readonly items?: Schema;
  readonly additionalProperties?: Schema;
}

const typeText = ({ type = [], enum: values }: Schema): string =>
  values ? values.map((value) => JSON.stringify(value)).join(', ') : [type].flat().join(' or ');

// The document's name for the unit; for a text the type alone says enough.
const unitText = ({ 'x-unit': unit }: Schema): string => (unit && unit !== 'text' ? `, ${unit}` : '');

const inner = ({ items, ...schema }: Schema): string => {
  const { properties, additionalProperties, required }: Schema = items ?? schema;
  const all = { ...properties, ...(additionalProperties && { '(further names)': additionalProperties }) };
  const terms = Object.entries(all).map(([name, property]) => field(name, property, !!required?.includes(name)));
  return terms.length ? `<dl>${terms.join('')}</dl>` : '';
};

const itemText = ({ items }: Schema): string => {
  if (!items) return '';
  const own = items.properties ? '' : ` of ${typeText(items)}`;
  return `${own}${items.description ? `. Each item: ${inline(items.description)}` : ''}`;
};

/** Renders a field and all fields in it as an entry of a description list. */
export const field = (name: string, schema: Schema, isRequired: boolean): string => {
  const required = isRequired ? '<em>required</em>' : '';
  const type = escapeHtml(typeText(schema) + unitText(schema));
  return `<dt><strong>${escapeHtml(name)}</strong><small>${type}</small>${required}</dt>
<dd>${inline(schema.description ?? '')}${itemText(schema)}${inner(schema)}</dd>`;
};

/** Renders the fields of an object, or of a list's items. */
export const fields = (schema: Schema): string => {
  const list = schema.items ? `<p>A list${itemText(schema)}</p>` : '';
  return list + inner(schema);
};
