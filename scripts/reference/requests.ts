import { isDeepStrictEqual } from 'node:util';
import type { CallName } from '../../shared/api/allEndpoints.ts';
import type { CallRoute, ClientName, Endpoint, Payload } from '../../shared/api/endpoint.ts';
import { captchaUrl } from '../../shared/api/endpoints/readCaptcha.ts';
import { pathAt, requestOf } from '../../shared/api/request.ts';
import type { Call } from '../../shared/api/settle.ts';
import { HEADER_NAMES, SESSION_NAMES } from '../../shared/session/names.ts';
import { type PageParameters, readParameters } from '../../shared/session/parameters.ts';
import { at, page } from '../../test/wire/wire.ts';
import { sent, type Term } from './glossary.ts';
import type { RecordedEndpoints } from './loadEndpoints.ts';
import { optionalInputs } from './optionalInputs.ts';
import { termFor } from './terms.ts';

/** The encoding of a request's body. */
export type Encoding = 'none' | 'json' | 'form' | 'multipart';

/** A field that is sent with a call. */
export interface SentField {
  readonly name: string;
  readonly in: 'query' | 'body';
  readonly term: Term;
  /** Its values in the examples. */
  readonly examples: readonly unknown[];
  /** Whether every request has it; otherwise it is omitted if the page does not have a value. */
  readonly isRequired: boolean;
}

/** The request of a call, as the browser sends it. */
export interface DescribedRequest {
  readonly method: 'GET' | 'POST';
  /** The path below the service's base path, with the service's default name. */
  readonly path: string;
  /** The same with `{svc}` in place of the service's name, which a brand may change. */
  readonly pathTemplate: string;
  readonly client: ClientName;
  readonly encoding: Encoding;
  /** The session's parameters; the query of every call has those that the page's URL has. */
  readonly session: readonly string[];
  /** The headers, by lower-case name, with an example of a value. Empty for an image. */
  readonly headers: { readonly [name: string]: string };
  readonly fields: readonly SentField[];
  /** Whether it also has fields whose names the service chooses, as the codes of a bank form. */
  readonly isOpen: boolean;
  /** The bodies that the examples send; empty for a GET and for a file. */
  readonly bodies: readonly string[];
}

type Input = { readonly [name: string]: unknown };

interface Sending {
  readonly endpoint: Endpoint<Input, unknown>;
  readonly input: Input;
}

/** Returns the endpoint and the input of every call that the examples of a call make. */
const sendingsOf = (name: CallName, { wireCases }: RecordedEndpoints): readonly Sending[] => {
  const sendings: Sending[] = [];
  const call: Call = async (endpoint, input) => {
    sendings.push({ endpoint: endpoint as unknown as Sending['endpoint'], input: (input ?? {}) as Input });
    return { kind: 'unknown', reason: 'offline' };
  };
  for (const wireCase of wireCases) if (wireCase.name === name) void wireCase.send(call);
  return sendings;
};

const OWN_CODE = 'a code of the service’s own';

const isPlainObject = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Returns variants of an input that a page may also pass: without each optional value, and with each boolean inverted. */
const variants = (name: CallName, input: Input): readonly Input[] => [
  input,
  ...Object.keys(optionalInputs[name as keyof typeof optionalInputs]).map((key) => ({ ...input, [key]: undefined })),
  ...Object.entries(input).flatMap(([key, value]) => (typeof value === 'boolean' ? [{ ...input, [key]: !value }] : [])),
];

const entriesOf = (payload: Payload): readonly (readonly [string, unknown])[] =>
  payload instanceof FormData
    ? [...payload].map(([name]) => [name, '(a file)'] as const)
    : Object.entries(payload).filter(([, value]) => value !== undefined);

// Whether a code put into this part of the input appears as a field name in the payload.
const isOpenIn = ({ endpoint, input }: Sending, key: string): boolean => {
  const inner = input[key];
  return (
    isPlainObject(inner) &&
    OWN_CODE in Object.fromEntries(entriesOf(endpoint.payload({ ...input, [key]: { ...inner, [OWN_CODE]: '1' } })))
  );
};

const openKeys = (sending: Sending): readonly string[] =>
  Object.keys(sending.input).filter((key) => isOpenIn(sending, key));

const chosenByService = (sending: Sending): readonly string[] =>
  openKeys(sending).flatMap((key) => Object.keys(sending.input[key] as Input));

const distinct = (values: readonly unknown[]): readonly unknown[] =>
  values.filter((value, index) => values.findIndex((other) => isDeepStrictEqual(other, value)) === index);

const fieldsOf = (name: CallName, { method }: CallRoute, sendings: readonly Sending[]): readonly SentField[] => {
  const own = new Set(sendings.flatMap(chosenByService));
  const payloads = sendings.flatMap(({ endpoint, input }) =>
    variants(name, input).map((variant) => new Map(entriesOf(endpoint.payload(variant)))),
  );
  const names = [...new Set(payloads.flatMap((payload) => [...payload.keys()]))].filter((field) => !own.has(field));
  return names.map((field) => ({
    name: field,
    in: method === 'GET' ? 'query' : 'body',
    term: termFor(sent, name, [field]),
    examples: distinct(payloads.flatMap((payload) => (payload.has(field) ? [payload.get(field)] : []))),
    isRequired: payloads.every((payload) => payload.has(field)),
  }));
};

// The parameters of a URL that has every parameter a page accepts.
const wholePage: PageParameters = (() => {
  const given = new Map<string, string>(Object.entries({ ...page.session, ...page.headers }));
  const query = [...SESSION_NAMES, ...HEADER_NAMES].map((name) => [name, given.get(name) ?? `${name}-1`]);
  return readParameters(`?${new URLSearchParams([...query, ['lang', 'en']])}`);
})();

const lowerCase = (headers: { readonly [name: string]: string }): DescribedRequest['headers'] =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const encodingOf = (body: string | FormData | undefined, type: string | undefined): Encoding =>
  body === undefined ? 'none' : body instanceof FormData ? 'multipart' : type?.includes('json') ? 'json' : 'form';

const sessionIn = (url: string): readonly string[] => {
  const query = new URL(url, 'https://service.example').searchParams;
  return SESSION_NAMES.filter((name) => query.get(name) === (wholePage.session[name] ?? ''));
};

// A captcha is requested as an image, so its URL is the whole request.
const captchaRequest = () => {
  const sid = 's-1';
  const term = termFor(sent, 'readCaptcha', ['sid']);
  return {
    encoding: 'none' as const,
    session: sessionIn(captchaUrl(sid, wholePage, at)),
    headers: {},
    fields: [{ name: 'sid', in: 'query' as const, term, examples: [sid], isRequired: true }],
    isOpen: false,
    bodies: [],
  };
};

const callRequest = (name: CallName, route: CallRoute, sendings: readonly Sending[]) => {
  const requests = sendings.map(({ endpoint, input }) =>
    requestOf(endpoint, endpoint.payload(input), wholePage, at.base + pathAt(endpoint, at)),
  );
  const [first = { url: '', headers: {}, body: undefined }] = requests;
  const headers = lowerCase(first.headers);
  return {
    encoding: encodingOf(first.body, headers['content-type']),
    session: sessionIn(first.url),
    headers,
    fields: fieldsOf(name, route, sendings),
    isOpen: sendings.some((sending) => openKeys(sending).length > 0),
    bodies: [...new Set(requests.flatMap(({ body }) => (typeof body === 'string' ? [body] : [])))],
  };
};

/** Describes the request of a call by creating it as the page does. */
export const describeRequest = (name: CallName, recorded: RecordedEndpoints): DescribedRequest => {
  const route: CallRoute = recorded.endpoints[name];
  const { method, path: pathTemplate, client } = route;
  const own = name === 'readCaptcha' ? captchaRequest() : callRequest(name, route, sendingsOf(name, recorded));
  return { method, path: pathAt(route, at), pathTemplate, client, ...own };
};
