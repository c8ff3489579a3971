import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { endpoints, endpointsWithoutScreen } from '../../shared/api/allEndpoints.ts';
import { requestOf } from '../../shared/api/endpoint.ts';
import * as serviceCodes from '../../shared/domain/serviceCodes.ts';
import { readParameters } from '../../shared/session/parameters.ts';
import { ALLOWED_HEADERS } from '../sandbox/calls/callRoutes.ts';
import { codesOf, heeded } from './callNotes.ts';
import { makeDocument, openApiFile } from './document.ts';
import type { Json } from './schema.ts';

const document = await makeDocument();

/** A request body or a response in the document. */
interface Media {
  readonly schema?: Json;
  readonly examples?: { readonly [name: string]: { readonly value: unknown } };
}

type Content = { readonly [type: string]: Media };

/** A call in the document. */
interface Operation {
  readonly operationId: string;
  readonly description: string;
  readonly requestBody?: { readonly content: Content };
  readonly responses: { readonly [status: string]: { readonly content?: Content } };
}

const METHODS = ['get', 'post'] as const;

const operations = Object.values(document.paths).flatMap((item) =>
  METHODS.flatMap((method) => (item[method] as Operation | undefined) ?? []),
);

const validators = new Ajv2020({ strict: false, allErrors: true });

const validatorOf = (schema: Json = {}): ValidateFunction =>
  validators.compile({ ...schema, components: document.components });

/** Every example of requests and responses, with the schema that it stands beside. */
const examples = operations.flatMap(({ operationId, requestBody, responses }) =>
  [requestBody, responses['200']]
    .flatMap((part) => Object.values(part?.content ?? {}))
    .flatMap(({ schema, examples: all = {} }) => {
      const allows = validatorOf(schema);
      return Object.entries(all).map(([name, { value }]) => ({ name: `${operationId} ${name}`, value, allows }));
    }),
);

describe('The reference', () => {
  it('is as it was generated: run `npm run reference` after a change of a call', () => {
    // Not `toEqual`, which would print hundreds of lines.
    expect(JSON.stringify(JSON.parse(readFileSync(openApiFile, 'utf8'))) === JSON.stringify(document)).toBe(true);
  });

  it('is OpenAPI 3.1 by a published validator', async () => {
    expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
  });

  it('has every call once, under its own name, and those that only the native app makes as calls that no page makes', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(endpoints).sort());
    const appOnly = Object.entries(document.paths).filter(([, item]) => !METHODS.some((method) => method in item));
    expect(appOnly).toEqual(
      Object.entries(endpointsWithoutScreen).map(([summary, path]) => [path, { summary, 'x-called-by': 'native app' }]),
    );
  });

  it('has examples that its own schemas allow', () => {
    expect(examples.filter(({ value, allows }) => !allows(value)).map(({ name }) => name)).toEqual([]);
    expect(examples.length).toBeGreaterThan(2 * (operations.length - 1));
  });

  it('tells a refusal from a success by the code alone', () => {
    const plan = operations.find(({ operationId }) => operationId === 'readPeriodPlan');
    const allows = validatorOf(plan?.responses['200']?.content?.['application/json']?.schema);
    for (const code of [0, '0', '00']) {
      expect(allows({ code, data: { repayAmount: 1 } })).toBe(true);
      expect(allows({ code, data: {} })).toBe(false);
    }
    for (const code of [1, -1, '0abc', '800006']) expect(allows({ code, message: 'No.' })).toBe(true);
    for (const code of ['', null, undefined]) expect(allows({ code, message: 'No.' })).toBe(false);
  });

  it('says which codes a call’s pages heed, each with its meaning', () => {
    expect(Object.keys(heeded).sort()).toEqual(Object.keys(serviceCodes).sort());
    const codes = operations.flatMap(({ operationId }) => codesOf(operationId as keyof typeof endpoints));
    expect(new Set(codes.map(({ code }) => code))).toEqual(new Set(Object.values(serviceCodes)));
    expect(codes.filter(({ means }) => means.length < 10)).toEqual([]);
  });

  it('asks for no header that a page sends empty, for tools take one for missing', () => {
    const { parameters = {} } = document.components;
    const all = Object.values(parameters) as { name: string; in: string; required: boolean }[];
    const needed = all.filter((each) => each.in === 'header' && each.required).map(({ name }) => name);
    expect(needed).toEqual(['Accept-Language', 'X-Requested-With']);
    for (const route of Object.values(endpoints))
      expect(requestOf(route, {}, readParameters('?lang=en'), '')).toMatchObject({
        headers: Object.fromEntries(needed.map((name) => [name, expect.stringMatching(/./)])),
      });
  });

  it('names every header that a browser asks for, and none that the sandbox does not allow', () => {
    const named = operations.flatMap(({ description }) => /with the headers (.*)\.$/.exec(description)?.[1] ?? []);
    const asked = [...new Set(named.join().match(/[\w-]+/g))].sort();
    expect(asked).toEqual(['building', 'content-type', 'eyes', 'gather', 'swift', 'x-requested-with']);
    expect(ALLOWED_HEADERS).toEqual(expect.arrayContaining(asked));
  });
});
