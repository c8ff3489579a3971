import type { CallName } from '../../../shared/api/allEndpoints.ts';
import { headers as headerTexts, session } from '../glossary.ts';
import type { DescribedRequest, SentField } from '../requests.ts';
import { moveOrSign } from './callNotes.ts';
import { type Json, termText } from './fieldSchema.ts';

const TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded', multipart: 'multipart/form-data' };

/** Returns the session's parameters, for the document's components. */
export const sessionParameters = (): Json =>
  Object.fromEntries(
    Object.entries(session).map(([name, term]) => [
      name,
      {
        name,
        in: 'query',
        required: false,
        description: `${termText(term)} Of the page’s address; not sent where that has none.`,
        schema: { type: 'string' },
      },
    ]),
  );

const WELL_KNOWN: { readonly [name: string]: string } = {
  'accept-language': 'Accept-Language',
  'x-requested-with': 'X-Requested-With',
  'idempotency-key': 'Idempotency-Key',
};

// OpenAPI describes the content type at the request body, not as a parameter.
const isParameter = (name: string): boolean => name !== 'content-type';

const headerParameter = (name: string, description: string): Json => ({
  name: WELL_KNOWN[name] ?? name,
  in: 'header',
  required: name !== 'idempotency-key',
  description,
  schema: name === 'x-requested-with' ? { const: 'XMLHttpRequest' } : { type: 'string' },
});

/** Returns the headers of all calls, for the document's components. */
export const headerParameters = (): Json =>
  Object.fromEntries(
    Object.entries(headerTexts).flatMap(([name, description]) =>
      isParameter(name) ? [[name, headerParameter(name, description)]] : [],
    ),
  );

// Sent back unchanged from the service or the URL: a number or a text.
const AS_IT_CAME: readonly string[] = ['cents', 'id', 'code', 'count', 'phone'];

const typeOf = ({ term: { unit }, examples }: SentField): Json => {
  if (unit === 'flag') return { enum: examples };
  return { type: AS_IT_CAME.includes(unit) ? ['string', 'number'] : 'string' };
};

const sentSchema = (field: SentField): Json => {
  const { term, examples } = field;
  const { unit } = term;
  return { ...typeOf(field), description: termText(term), 'x-unit': unit, ...(unit !== 'file' && { examples }) };
};

// Query strings and forms have no numbers: every value is text.
const asText = (schema: Json): Json => {
  const { enum: values, examples, ...rest } = schema as { enum?: readonly unknown[]; examples?: readonly unknown[] };
  return {
    ...rest,
    type: 'string',
    ...(values && { enum: values.map(String) }),
    ...(examples && { examples: examples.map(String) }),
  };
};

const queryParameter = (field: SentField): Json => {
  const { description, ...schema } = asText(sentSchema(field));
  return { name: field.name, in: 'query', required: field.isRequired, description, schema };
};

/** Returns a call's parameters: its own query parameters in a GET, then those of the session, without repeats, then headers. */
export const parametersOf = (
  name: CallName,
  { fields, session: names, headers }: DescribedRequest,
): readonly Json[] => {
  const own = fields.filter((field) => field.in === 'query');
  const fromSession = names.filter((parameter) => !own.some((field) => field.name === parameter));
  const sent = [...Object.keys(headers).filter(isParameter), ...(moveOrSign.includes(name) ? ['idempotency-key'] : [])];
  return [
    ...own.map(queryParameter),
    ...[...fromSession, ...sent].map((parameter) => ({ $ref: `#/components/parameters/${parameter}` })),
  ];
};

const asObject = (encoding: DescribedRequest['encoding'], body: string): unknown =>
  encoding === 'json' ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));

const bodySchema = ({ encoding, fields, isOpen }: DescribedRequest): Json => {
  const required = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  const schemaOf = (field: SentField): Json => (encoding === 'form' ? asText(sentSchema(field)) : sentSchema(field));
  return {
    type: 'object',
    ...(required.length && { required }),
    properties: Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])),
    ...(isOpen && {
      additionalProperties: {
        type: ['string', 'number'],
        description:
          'A visible item of the form of `readBankForm` by its `code`: what was typed in, or the `type` of an option.',
      },
    }),
  };
};

/** Returns the request body of a call; undefined for a GET. */
export const requestBodyOf = (request: DescribedRequest): Json | undefined => {
  const { encoding, bodies } = request;
  if (encoding === 'none') return undefined;
  const examples = Object.fromEntries(
    bodies.map((body, index) => [`example${index + 1}`, { value: asObject(encoding, body) }]),
  );
  return {
    required: true,
    content: {
      [TYPES[encoding]]: {
        schema: bodySchema(request),
        ...(encoding === 'multipart' && { encoding: { problemImage: { contentType: 'image/*' } } }),
        ...(bodies.length && { examples }),
      },
    },
  };
};
