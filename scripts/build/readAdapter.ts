import { readFileSync } from 'node:fs';
import { ignoreData, requestOf } from '../../shared/api/endpoint.ts';
import { readPeriodPlan } from '../../shared/api/endpoints/readPeriodPlan.ts';
import { readEnvelope } from '../../shared/api/outcome.ts';
import type { AdaptRequest, AdaptResponse } from '../../shared/brand/adapter.ts';
import { BuildError } from './buildError.ts';
import { firstLine, named, runSource } from './runSource.ts';

/** What `adapter.ts` of a brand exports. */
export interface Adapter {
  readonly adaptRequest: AdaptRequest;
  readonly adaptResponse: AdaptResponse;
}

type Exports = { readonly [name: string]: unknown };

/** A problem of an adapter's export. */
interface AdapterProblem {
  readonly name: string;
  readonly reason: string;
}

const NAMES: readonly (keyof Adapter)[] = ['adaptRequest', 'adaptResponse'];

const isObject = (value: unknown): value is Exports =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kindOf = (value: unknown): string => {
  if (value === null || value === undefined) return 'nothing';
  if (value instanceof Promise) return 'a promise';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
};

const problemsOfExports = (exported: Exports): AdapterProblem[] => {
  const names = Object.keys(exported).join(', ') || 'nothing';
  return NAMES.filter((name) => typeof exported[name] !== 'function').map((name) => ({
    name,
    reason:
      name in exported
        ? `is ${kindOf(exported[name])}, and has to be a function`
        : `has to be exported; the file exports ${names}`,
  }));
};

// A call without a borrower, made by the build itself.
const page = { session: {}, headers: {}, lang: 'en' } as const;
const payload = readPeriodPlan.payload({ productId: undefined, orderId: undefined });
const standard = requestOf(readPeriodPlan, payload, page, '/api/plan');

type Holds = (value: unknown, request: Exports) => boolean;

const requestChecks: readonly (readonly [key: string, wanted: string, holds: Holds])[] = [
  ['url', 'an address', (value) => typeof value === 'string' && value !== '' && URL.canParse(value, 'https://host')],
  ['method', 'GET or POST', (value) => value === 'GET' || value === 'POST'],
  [
    'headers',
    'an object of texts',
    (value) => isObject(value) && Object.values(value).every((header) => typeof header === 'string'),
  ],
  [
    'body',
    'a text, a form or nothing',
    (value) => value === undefined || typeof value === 'string' || value instanceof FormData,
  ],
  // A browser throws before it sends one, and the page would say that there is no connection.
  ['body', 'nothing in a GET', (value, { method }) => method !== 'GET' || value === undefined],
];

/** The problems of a request that an adapter has built. */
export const problemsOfRequest = (request: unknown): string[] => {
  if (!isObject(request) || request instanceof Promise)
    return [`returns ${kindOf(request)}, and has to return a request`];
  return requestChecks
    .filter(([key, , holds]) => !holds(request[key], request))
    .map(([key, wanted]) => `returns a request whose ${key} is ${kindOf(request[key])}, and has to be ${wanted}`);
};

const problemsOfEnvelope = (envelope: unknown, status: number): string[] => {
  if (envelope === undefined) return [];
  if (!isObject(envelope) || envelope instanceof Promise)
    return [`returns ${kindOf(envelope)}, and has to return { code, message, data } or undefined`];
  // A payment would be told as made where a proxy has said that the service is down.
  const isDone = status >= 500 && readEnvelope(JSON.stringify(envelope), ignoreData).kind === 'ok';
  return isDone ? [`returns a success for the status ${status} without JSON, and has to return undefined there`] : [];
};

const tried = (name: keyof Adapter, what: string, run: () => readonly string[]): AdapterProblem[] => {
  try {
    return run().map((reason) => ({ name, reason }));
  } catch (error) {
    return [{ name, reason: `throws at ${what}: ${firstLine(error)}` }];
  }
};

// Responses that proxies may send instead of the service: if the adapter threw, the page's call would never end.
const ANSWERS: readonly (readonly [what: string, status: number, body: unknown])[] = [
  ['an answer that is no JSON', 502, undefined],
  ['an empty object', 200, {}],
];

const problemsOfCalls = ({ adaptRequest, adaptResponse }: Adapter): AdapterProblem[] => [
  ...tried('adaptRequest', 'a call of nobody', () =>
    problemsOfRequest(adaptRequest({ name: readPeriodPlan.name, payload, page, base: '/api' }, standard)),
  ),
  ...ANSWERS.flatMap(([what, status, body]) =>
    tried('adaptResponse', what, () =>
      problemsOfEnvelope(adaptResponse(readPeriodPlan.name, { status, body }), status),
    ),
  ),
];

const lineOfExport = (source: string, name: string): number =>
  source.split('\n').findIndex((line) => new RegExp(`\\b${name}\\b`).test(line)) + 1;

const read = async (file: string): Promise<{ readonly exported: Exports; readonly problems: readonly string[] }> => {
  const exported = await runSource(file);
  const ofExports = problemsOfExports(exported);
  const problems = ofExports.length ? ofExports : problemsOfCalls(exported as unknown as Adapter);
  const source = readFileSync(file, 'utf8');
  const told = problems.map(({ name, reason }) => {
    const line = lineOfExport(source, name);
    return `${named(file)}${line ? `:${line}` : ''}  ${name} ${reason}`;
  });
  return { exported, problems: [...new Set(told)] };
};

/** All problems of an adapter, one line each with its position: exports that are missing, misspelt or of another type. */
export const adapterProblems = async (file: string): Promise<readonly string[]> => {
  try {
    return (await read(file)).problems;
  } catch (error) {
    if (error instanceof BuildError) return [error.message];
    throw error;
  }
};

/** Loads the two functions of an adapter. @throws BuildError with all its problems. */
export const loadAdapter = async (file: string): Promise<Adapter> => {
  const { exported, problems } = await read(file);
  if (problems.length) throw new BuildError(`This adapter cannot be used:\n  ${problems.join('\n  ')}`);
  return exported as unknown as Adapter;
};
