import type { CallName } from '../../../shared/api/allEndpoints.ts';
import type { DescribedAnswer, DescribedCall } from '../describeCalls.ts';
import { codesOf, type ServiceCode } from './callNotes.ts';
import { headersAskedFor } from './cors.ts';
import { dataSchema, type Json } from './fieldSchema.ts';
import { parametersOf, requestBodyOf } from './requestSchema.ts';

const schema = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

const successSchema = (name: CallName, { fields, needsData }: DescribedAnswer): Json => ({
  title: 'Success',
  type: 'object',
  required: ['code', ...(needsData ? ['data'] : [])],
  properties: {
    code: schema('SuccessCode'),
    message: schema('Message'),
    data: fields.length ? schema(name) : { description: 'Nothing is read of it.' },
  },
});

const refusalExample = ({ code, means }: ServiceCode): Json => ({
  summary: `Refused: ${means}`,
  value: { code, message: 'What the borrower is to read.', data: null },
});

const examplesOf = (name: CallName, { examples }: DescribedAnswer): Json => ({
  ...Object.fromEntries(
    examples.map((data, index) => [
      index ? `success${index + 1}` : 'success',
      { summary: 'Success', value: { code: '00', message: 'success', data } },
    ]),
  ),
  refusal: refusalExample({ code: '1', means: 'any code but 0, with words for the borrower.' }),
  ...Object.fromEntries(codesOf(name).map((code) => [`refusal${code.code}`, refusalExample(code)])),
});

const envelope = (name: CallName, answer: DescribedAnswer): Json => ({
  description: 'The envelope: a success with its data, or a refusal.',
  content: {
    'application/json': {
      schema: { oneOf: [successSchema(name, answer), schema('Refusal')] },
      examples: examplesOf(name, answer),
    },
  },
});

const image: Json = { description: 'The image.', content: { 'image/*': {} } };

const codesText = (codes: readonly ServiceCode[]): string =>
  codes.length
    ? `Codes that pages tell from other refusals:\n\n${codes.map(({ code, means }) => `- \`${code}\`: ${means}`).join('\n')}`
    : '';

const pathText = ({ name, request: { path, pathTemplate } }: DescribedCall): string =>
  `A brand has another path by \`paths.${name}\`${path === pathTemplate ? '' : '; `loan` in it is the brand’s `service`'}.`;

const preflightText = ({ request: { method, headers } }: DescribedCall): string => {
  const names = headersAskedFor(headers).map((name) => `\`${name}\``);
  return names.length
    ? `To another origin, a browser first asks for ${method} with the headers ${names.join(', ')}.`
    : 'A browser asks nothing before it sends this to another origin.';
};

const capital = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());

/** Returns the OpenAPI operation of a call, to be placed at its path and method. */
export const operationOf = (call: DescribedCall, tag: string): Json => {
  const { name, summary, request, answer } = call;
  const requestBody = requestBodyOf(request);
  const { method } = request;
  const headers = headersAskedFor(request.headers);
  const [first = '', ...rest] = summary.split(/(?<=[.;]) /);
  return {
    operationId: name,
    tags: [tag],
    summary: first.replace(/[.;]$/, ''),
    description: [capital(rest.join(' ')), pathText(call), codesText(codesOf(name)), preflightText(call)]
      .filter(Boolean)
      .join('\n\n'),
    parameters: parametersOf(name, request),
    ...(requestBody && { requestBody }),
    responses: {
      '200': answer.form === 'image' ? image : envelope(name, answer),
      default: { $ref: '#/components/responses/OtherStatus' },
    },
    'x-client': request.client,
    'x-path-template': request.pathTemplate,
    'x-preflight': headers.length ? { method, headers } : null,
  };
};

/** Returns the schemas of a call's data for the document's components; none if pages read nothing of it. */
export const schemasOf = ({ name, answer }: DescribedCall): Json =>
  answer.fields.length ? { [name]: dataSchema(answer.fields) } : {};
