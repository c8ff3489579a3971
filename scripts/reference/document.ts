import { join } from 'node:path';
import { endpointsWithoutScreen } from '../../shared/api/allEndpoints.ts';
import { pathAt } from '../../shared/api/endpoint.ts';
import { SESSION_NAMES } from '../../shared/session/parameters.ts';
import { wireCasesBySubject } from '../../test/wire/cases/allCases.ts';
import { projectVersion } from '../build/buildId.ts';
import { root } from '../build/root.ts';
import { about, sharedParameters } from './about.ts';
import { codesOf, moveOrSign, type ServiceCode } from './callNotes.ts';
import { headersAskedFor } from './cors.ts';
import { type Described, describeCalls } from './describeCalls.ts';
import type { Json } from './schema.ts';

/** The committed document, which can be read without installing anything. */
export const openApiFile = join(root, 'shared/api/openapi.json');

const ZEROS = '^0+$';

const ref = (name: string, kind = 'schemas'): Json => ({ $ref: `#/components/${kind}/${name}` });

const envelopeSchemas: Json = {
  SuccessCode: { description: '0, or a text of zeros.', anyOf: [{ const: 0 }, { type: 'string', pattern: ZEROS }] },
  RefusalCode: {
    description: 'Any number but 0, or any text but an empty one and one of zeros.',
    anyOf: [
      { type: 'number', not: { const: 0 } },
      { type: 'string', minLength: 1, not: { pattern: ZEROS } },
    ],
  },
  Message: {
    description: 'Words for the borrower. Beside a success they are not shown. Cut after 300 characters.',
    type: ['string', 'number', 'null'],
  },
  Refusal: {
    title: 'Refusal',
    type: 'object',
    required: ['code'],
    properties: { code: ref('RefusalCode'), message: ref('Message'), data: { description: 'Nothing is read of it.' } },
  },
};

const otherStatus: Json = {
  description:
    'Any other status: nobody can say whether the call was done. 401 is read as: nobody is signed in; 403 as: this borrower may not.',
};

const refusalExample = ({ code, means }: ServiceCode): Json => ({
  summary: `Refused: ${means}`,
  value: { code, message: 'What the borrower is to read.', data: null },
});

const responseOf = ({ name, data, needsData, examples }: Described): Json => {
  if (name === 'readCaptcha') return { description: 'The image.', content: { 'image/*': {} } };
  const success: Json = {
    title: 'Success',
    type: 'object',
    required: ['code', ...(needsData ? ['data'] : [])],
    properties: {
      code: ref('SuccessCode'),
      message: ref('Message'),
      data: data ? ref(name) : { description: 'Nothing is read of it.' },
    },
  };
  const successes = (data ? examples : [null]).map((each, at) => [
    at ? `success${at + 1}` : 'success',
    { summary: 'Success', value: { code: '00', message: 'success', data: each } },
  ]);
  const codes = codesOf(name).map((code) => [`refusal${code.code}`, refusalExample(code)]);
  const anyRefusal = refusalExample({ code: '1', means: 'any code but 0, with words for the borrower.' });
  return {
    description: 'The envelope: a success with its data, or a refusal.',
    content: {
      'application/json': {
        schema: { oneOf: [success, ref('Refusal')] },
        examples: Object.fromEntries([...successes, ['refusal', anyRefusal], ...codes]),
      },
    },
  };
};

// A query and a form have no numbers.
const asText = (schema: Json): Json => ({ ...schema, type: 'string' });

const TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded', multipart: 'multipart/form-data' };

const FORM_ITEMS: Json = {
  type: ['string', 'number'],
  description:
    'A visible item of the form of `readBankForm` by its `code`: what was typed in, or the `type` of an option.',
};

const bodyOf = (call: Described): Json | undefined => {
  const { name, route, requests, sent } = call;
  if (route.method === 'GET') return undefined;
  const bodies = requests.map(({ body }) => body);
  const encoding = bodies.some((body) => body instanceof FormData)
    ? 'multipart'
    : route.client === 'form'
      ? 'form'
      : 'json';
  const needed = sent.flatMap(({ name, isRequired }) => (isRequired ? [name] : []));
  const examples = [...new Set(bodies.filter((body) => typeof body === 'string'))].map((body, at) => [
    `example${at + 1}`,
    { value: encoding === 'json' ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body)) },
  ]);
  return {
    required: true,
    content: {
      [TYPES[encoding]]: {
        schema: {
          type: 'object',
          ...(needed.length && { required: needed }),
          properties: Object.fromEntries(
            sent.map(({ name, schema }) => [name, encoding === 'json' ? schema : asText(schema)]),
          ),
          ...(name.startsWith('bindCard') && { additionalProperties: FORM_ITEMS }),
        },
        ...(encoding === 'multipart' && { encoding: { problemImage: { contentType: 'image/*' } } }),
        ...(examples.length && { examples: Object.fromEntries(examples) }),
      },
    },
  };
};

const headersOf = ({ requests: [request] }: Described): { readonly [name: string]: string } => request?.headers ?? {};

const parametersOf = (call: Described): readonly Json[] => {
  const { name, route, sent } = call;
  const own = route.method === 'GET' ? sent : [];
  const shared = [
    ...SESSION_NAMES.filter((each) => !own.some(({ name }) => name === each)),
    ...Object.keys(headersOf(call)).map((each) => each.toLowerCase()),
    ...(moveOrSign.includes(name) ? ['idempotency-key'] : []),
  ];
  return [
    ...own.map(({ name, isRequired, schema: asSent }) => {
      const { description, ...schema } = asText(asSent);
      return { name, in: 'query', required: isRequired, description, schema };
    }),
    // OpenAPI describes the content type beside the body.
    ...shared.filter((each) => each !== 'content-type').map((each) => ref(each, 'parameters')),
  ];
};

const operationOf = (call: Described): Json => {
  const { name, route, summary, subject } = call;
  const { method, path } = route;
  const asked = headersAskedFor(headersOf(call));
  const codes = codesOf(name).map(({ code, means }) => `- \`${code}\`: ${means}`);
  const body = bodyOf(call);
  const [first = '', ...rest] = summary.split(/(?<=[.;]) /);
  return {
    operationId: name,
    tags: [subject],
    summary: first.replace(/[.;]$/, ''),
    description: [
      rest.join(' ').replace(/^./, (letter) => letter.toUpperCase()),
      `A brand has another path by \`paths.${name}\`${path.includes('{svc}') ? '; `loan` in it is the brand’s `service`' : ''}.`,
      codes.length ? `Codes that pages tell from other refusals:\n\n${codes.join('\n')}` : '',
      asked.length
        ? `To another origin, a browser first asks for ${method} with the headers ${asked.map((each) => `\`${each}\``).join(', ')}.`
        : 'A browser asks nothing before it sends this to another origin.',
    ]
      .filter(Boolean)
      .join('\n\n'),
    parameters: parametersOf(call),
    ...(body && { requestBody: body }),
    responses: { '200': responseOf(call), default: ref('OtherStatus', 'responses') },
  };
};

// Without an operation, so that no mock serves it as a call of the pages.
const appOnlyPaths = Object.entries(endpointsWithoutScreen).map(([summary, path]): readonly [string, Json] => [
  path,
  { summary, 'x-called-by': 'native app' },
]);

/** Generates the OpenAPI document of every call, with the paths that only the native app calls. */
export const makeDocument = async () => {
  const calls = await describeCalls();
  return {
    openapi: '3.1.0',
    info: {
      title: 'The lender’s service, as the borrower’s web app calls it',
      version: projectVersion(),
      description: about,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      { url: '/api', description: 'On the pages’ own origin; another one by `API_BASE` as the pages are built.' },
    ],
    // On purpose: a session is in the address, and a brand's adapter may have another way.
    security: [],
    tags: Object.keys(wireCasesBySubject).map((name) => ({ name })),
    paths: Object.fromEntries([
      ...calls.map((call): readonly [string, Json] => [
        pathAt(call.route, { paths: {}, service: 'loan' }),
        { [call.route.method.toLowerCase()]: operationOf(call) },
      ]),
      ...appOnlyPaths,
    ]),
    components: {
      schemas: {
        ...envelopeSchemas,
        ...Object.fromEntries(calls.flatMap(({ name, data }) => (data ? [[name, data]] : []))),
      },
      parameters: sharedParameters(),
      responses: { OtherStatus: otherStatus },
    },
  };
};
