import type { UnknownReason } from '../domain/failures.ts';
import { type Call, type MakeClient, TIMEOUT_MS } from './client.ts';
import type { CallRoute, Endpoint } from './endpoint.ts';

/** Where the development server takes answers to look at. */
export const CHECK_ADDRESS = '/conform/answer';

/** An answer as the development server takes it. */
export interface AnswerToCheck {
  readonly call: string;
  readonly url: string;
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const reportFindings = async ({ name }: CallRoute, response: Response): Promise<void> => {
  const answer: AnswerToCheck = {
    call: name,
    url: response.url,
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    body: await response.text(),
  };
  const checked = await fetch(CHECK_ADDRESS, { method: 'POST', body: JSON.stringify(answer) });
  for (const finding of (await checked.json()) as readonly string[]) console.warn(finding);
};

/**
 * For development: wraps a client so that the development server also checks each response, field by field, as `npm run conform` does.
 * Its findings are logged as console warnings. A production build does not contain this.
 */
export const checkedAnswers =
  (make: MakeClient): MakeClient =>
  (platform, page, at) => {
    const call: Call = (<Input, Data>(endpoint: Endpoint<Input, Data>, input: Input, options = {}) => {
      const listening: typeof fetch = async (request, init) => {
        const response = await platform.fetch(request, init);
        // The page does not wait for it, and a server that cannot look is no fault of the page.
        reportFindings(endpoint, response.clone()).catch(() => {});
        return response;
      };
      return make({ ...platform, fetch: listening }, page, at)(endpoint, input, options);
    }) as Call;
    return call;
  };

/** What was received in response to a request; empty when nothing was. */
export interface Received {
  status?: number;
  body?: string;
}

type Parse = (data: unknown) => unknown;
type Path = readonly string[];

const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null;

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), data);

const withValue = (data: unknown, [name, ...rest]: Path, value: unknown): unknown => {
  if (name === undefined) return value;
  const changed = Array.isArray(data) ? [...data] : { ...(isObject(data) ? data : {}) };
  return Object.assign(changed, { [name]: withValue(isObject(data) ? data[name] : undefined, rest, value) });
};

/** The fields that a parser reads of these data, in its order. */
const fieldsRead = (parse: Parse, data: unknown): readonly Path[] => {
  const read: Path[] = [];
  const watched = (value: unknown, path: Path): unknown =>
    isObject(value)
      ? new Proxy(value, {
          get: (target, name) => {
            const found = Reflect.get(target, name);
            // Methods and `length` of a list are not fields of the response.
            if (typeof name === 'symbol' || (Array.isArray(target) && !/^\d+$/.test(name))) return found;
            read.push([...path, name]);
            return watched(found, [...path, name]);
          },
        })
      : value;
  parse(watched(data, []));
  return read;
};

// Test values: any field of a response accepts at least one of them.
const SAMPLES: readonly unknown[] = [1, '1', 'text', true, {}, [], [{}]];

/**
 * @returns the field that makes the parser reject these data: the innermost one that, with a sample value in it, makes the
 * parser accept them. Undefined when more than one field is missing.
 */
const fieldAtFault = (parse: Parse, data: unknown): Path | undefined =>
  [[], ...fieldsRead(parse, data)]
    .reverse()
    .find((path) => SAMPLES.some((sample) => parse(withValue(data, path, sample)) !== undefined));

const named = (path: Path): string => ['data', ...path].join('.');

const explainData = (parse: Parse, data: unknown): string => {
  const path = fieldAtFault(parse, data);
  if (path ?? !isObject(data))
    return `${named(path ?? [])} is ${JSON.stringify(valueAt(data, path ?? []))}, with which it can do nothing.`;
  const missing = fieldsRead(parse, data).filter((field) => valueAt(data, field) == null);
  return `More than one field is missing; of those that it reads: ${missing.map(named).join(', ') || 'data'}.`;
};

const jsonOf = (body: string | undefined): unknown => {
  try {
    return JSON.parse(body ?? '');
  } catch {
    return undefined;
  }
};

/** @returns a sentence for the console that says why the outcome of a call is unknown. */
export const explain = (parse: Parse, reason: UnknownReason, { status, body }: Received): string => {
  const envelope = jsonOf(body);
  switch (reason) {
    case 'offline':
      return 'No response came, or not all of it.';
    case 'timeout':
      return `No response came within ${TIMEOUT_MS / 1000} seconds.`;
    case 'http':
      return `The response has the HTTP status ${status}.`;
    case 'body':
      return isObject(envelope)
        ? `The field code of the envelope is ${JSON.stringify(envelope['code'])}.`
        : 'The response is no JSON object.';
    case 'data':
      return explainData(parse, isObject(envelope) ? envelope['data'] : undefined);
    case 'incomplete':
      return 'Nothing was sent: the address does not say what to ask for.';
    case 'bug':
      return 'An error in the page’s own code; it is thrown beside this message.';
  }
};

/**
 * For development: wraps a client so that it logs a console warning for every unknown outcome: which call, which field, and
 * what was received. A production build does not contain it.
 */
export const explained =
  (make: MakeClient): MakeClient =>
  (platform, page, at) => {
    const call: Call = async <Input, Data>(endpoint: Endpoint<Input, Data>, input: Input, options = {}) => {
      const received: Received = {};
      const listening: typeof fetch = async (input, init) => {
        const response = await platform.fetch(input, init);
        received.status = response.status;
        received.body = await response.clone().text();
        return response;
      };
      const outcome = await make({ ...platform, fetch: listening }, page, at)(endpoint, input, options);
      if (outcome.kind === 'unknown') {
        const said = `${endpoint.name}: nothing is known of its outcome. ${explain(endpoint.parse, outcome.reason, received)}`;
        console.warn(said, 'Received:', jsonOf(received.body) ?? received.body);
      }
      return outcome;
    };
    return call;
  };
