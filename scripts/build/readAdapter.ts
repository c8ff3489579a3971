import { join } from 'node:path';
import type { AdaptedRequest, Adapter } from '../../shared/brand/adapter.ts';
import { BuildError } from './buildError.ts';
import { root } from './root.ts';
import { named, runSource } from './runSource.ts';

type Exports = { readonly [name: string]: unknown };

/** What adapts nothing: the contract, for calls without a file in a folder without adapter.ts. */
export const ASIS = join(root, 'shared/api/adapter/asIs.ts');

const NAMES: readonly (keyof Adapter)[] = ['adaptRequest', 'adaptResponse'];

const isObject = (value: unknown): value is Exports =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Promise);

const kindOf = (value: unknown): string => {
  if (value === null || value === undefined) return 'nothing';
  if (value instanceof Promise) return 'a promise';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
};

type Wanted = readonly [
  key: keyof AdaptedRequest,
  wanted: string,
  holds: (value: unknown, request: Exports) => boolean,
];

const wantedOfRequest: readonly Wanted[] = [
  ['url', 'an address', (value) => !!value && typeof value === 'string' && URL.canParse(value, 'https://host')],
  ['method', 'GET or POST', (value) => value === 'GET' || value === 'POST'],
  [
    'headers',
    'an object of texts',
    (value) => isObject(value) && Object.values(value).every((each) => typeof each === 'string'),
  ],
  [
    'body',
    'a text, a form or nothing',
    (value) => ['string', 'undefined'].includes(typeof value) || value instanceof FormData,
  ],
  // A browser throws before it sends one, and the page would say that there is no connection.
  ['body', 'nothing in a GET', (value, { method }) => method !== 'GET' || value === undefined],
];

/** The problems of a request that an adapter has built. */
export const problemsOfRequest = (request: unknown): string[] =>
  isObject(request)
    ? wantedOfRequest
        .filter(([key, , holds]) => !holds(request[key], request))
        .map(([key, wanted]) => `returns a request whose ${key} is ${kindOf(request[key])}, and has to be ${wanted}`)
    : [`returns ${kindOf(request)}, and has to return a request`];

/** The files of a brand's adapter: `adapter.ts`, and those in `adapter/`, each for the call that it is named after. */
export interface AdapterFiles {
  readonly every: string | undefined;
  readonly ofCalls: { readonly [call: string]: string };
}

const loadFile = async (file: string): Promise<Adapter> => {
  const exported = await runSource(file);
  for (const name of NAMES)
    if (typeof exported[name] !== 'function')
      throw new BuildError(`${named(file)} has to export a function ${name}; it exports ${Object.keys(exported)}.`);
  return exported as unknown as Adapter;
};

/** Loads an adapter as one, which hands each call to its file. @throws BuildError where a file cannot be read or lacks a function. */
export const loadAdapter = async ({ every = ASIS, ofCalls }: AdapterFiles): Promise<Adapter> => {
  const names = Object.keys(ofCalls);
  const [others, ...own] = await Promise.all([every, ...Object.values(ofCalls)].map(loadFile));
  const of = (name: string): Adapter => own[names.indexOf(name)] ?? (others as Adapter);
  return {
    adaptRequest: (call, standard) => of(call.name).adaptRequest(call, standard),
    adaptResponse: (name, answer) => of(name).adaptResponse(name, answer),
  };
};
