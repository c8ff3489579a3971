import * as fields from '../../shared/api/fields.ts';
import * as facts from '../../shared/domain/facts.ts';
import type { Reader } from '../../shared/lib/shape.ts';

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
  [fields.imageUrls, 'imageUrls', STRING, 'Addresses of pictures, joined by commas.'],
  [fields.file, 'file', STRING, 'A file.'],
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
