import type { CallName } from '../../../shared/api/allEndpoints.ts';
import { endpointsWithoutScreen } from '../../../shared/api/endpointsWithoutScreen.ts';
import { wireCasesBySubject } from '../../../test/wire/cases/allCases.ts';
import { projectVersion } from '../../build/buildId.ts';
import { type DescribedCall, describeCalls } from '../describeCalls.ts';
import { about } from './about.ts';
import type { Json } from './fieldSchema.ts';
import { operationOf, schemasOf } from './operation.ts';
import { headerParameters, sessionParameters } from './requestSchema.ts';

/** An OpenAPI document. */
export interface OpenApi extends Json {
  readonly paths: { readonly [path: string]: Json };
  readonly components: { readonly [kind: string]: Json };
}

const ZEROS = '^0+$';

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
    properties: {
      code: { $ref: '#/components/schemas/RefusalCode' },
      message: { $ref: '#/components/schemas/Message' },
      data: { description: 'Nothing is read of it.' },
    },
  },
};

const otherStatus: Json = {
  description:
    'Any other status: nobody can say whether the call was done. 401 is read as: nobody is signed in; 403 as: this borrower may not.',
};

const APP_ONLY = 'Called by the native app only';

/** Returns a path for each call that only the app makes, without an operation, so that no mock serves it as a call of the pages. */
const appOnlyPaths = (): { readonly [path: string]: Json } =>
  Object.fromEntries(
    Object.entries(endpointsWithoutScreen).map(([name, path]) => [
      path,
      {
        summary: name,
        description: `${APP_ONLY}: no page makes this call. Its method, its fields and its answer are between the app and the service.`,
        'x-called-by': 'native app only',
      },
    ]),
  );

/** Returns a call's subject: that of its wire cases. The captcha's image has no wire case. */
const subjectOf = (call: CallName): string =>
  Object.entries(wireCasesBySubject).find(([, cases]) => cases.some(({ name }) => name === call))?.[0] ??
  'Landing page';

const pathOf = (call: DescribedCall): readonly [path: string, item: Json] => [
  call.request.path,
  { [call.request.method.toLowerCase()]: operationOf(call, subjectOf(call.name)) },
];

const documentOf = (calls: readonly DescribedCall[]): OpenApi => ({
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
  tags: Object.keys(wireCasesBySubject).map((name) => ({ name })),
  paths: { ...Object.fromEntries(calls.map(pathOf)), ...appOnlyPaths() },
  components: {
    schemas: Object.assign({}, envelopeSchemas, ...calls.map(schemasOf)) as Json,
    parameters: { ...sessionParameters(), ...headerParameters() },
    responses: { OtherStatus: otherStatus },
  },
});

/** Generates the OpenAPI document of every call, with the paths that only the native app calls. */
export const makeDocument = async (): Promise<OpenApi> => documentOf(await describeCalls());
