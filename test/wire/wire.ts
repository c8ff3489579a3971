import type { Call, ClientPlatform } from '../../shared/api/client.ts';
import type { Endpoint, ServiceAddress } from '../../shared/api/endpoint.ts';
import type { Outcome } from '../../shared/api/outcome.ts';
import { readParameters } from '../../shared/session/parameters.ts';

/** A request as the app sends it. Header names are in lower case, as in HTTP/2. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: string | undefined;
}

/** A test case of one call: the exact request, a response, and the data that the page gets from it. */
export interface WireCase {
  readonly name: string;
  /** What this response tests, if the call has more than one case. */
  readonly about?: string;
  readonly send: (call: Call) => Promise<Outcome<unknown>>;
  readonly request: SentRequest;
  readonly answer: string;
  readonly data: unknown;
  /** The outcome of a success whose data is null, if the page needs no data; `unknown` otherwise. */
  readonly withoutData?: 'ok';
}

/** Returns a case's name and sender for an endpoint and its arguments. */
export const sending = <Given, Data>(
  endpoint: Endpoint<Given, Data>,
  given: Given,
): Pick<WireCase, 'name' | 'send'> => ({ name: endpoint.name, send: (call) => call(endpoint, given) });

/** The response to a call of which the page reads no data. */
export const accepted = {
  answer: '{"code":"00","message":"success","data":null}',
  data: true,
  withoutData: 'ok',
} as const;

/** The payment that the facts of an order, and of its plans, have here. */
export const booked = {
  id: 'P1',
  atMs: Date.parse('2026-03-01T02:15:00Z'),
  amountCents: 123_456,
  way: 'Shop',
  reference: '44000',
  purpose: 'repayment',
} as const;

/** Parameters with characters that break a query string unless they are encoded. */
export const page = readParameters(
  '?deviceId=d%2F1&userId=7001&appName=Sample+Loan%26Co&clientType=android&orderId=A%2B1&productId=9' +
    '&building=b1&gather=g%20h&swift=s1&eyes=e%3D2&lang=en&utm_tag=summer',
);

/** The query string of `page`'s session, which every call carries. */
export const SESSION =
  'deviceId=d%2F1&userId=7001&appName=Sample%20Loan%26Co&clientType=android&orderId=A%2B1&productId=9&product_id=9';

export const at: ServiceAddress = { base: '/api', service: 'loan', paths: {} };

export const STANDARD_GET = {
  'accept-language': 'en',
  building: 'b1',
  gather: 'g h',
  'x-requested-with': 'XMLHttpRequest',
} as const;

const STANDARD_JSON = { ...STANDARD_GET, 'content-type': 'application/json' } as const;

export const FORM = {
  'accept-language': 'en',
  'content-type': 'application/x-www-form-urlencoded',
  eyes: 'e=2',
  swift: 's1',
  'x-requested-with': 'XMLHttpRequest',
} as const;

/** Returns a GET request of the standard client; `values` follow the session in its query. */
export const get = (path: string, values = ''): SentRequest => ({
  method: 'GET',
  url: `/api${path}?${SESSION}${values}`,
  headers: STANDARD_GET,
  body: undefined,
});

const post =
  (headers: SentRequest['headers']) =>
  (path: string, body: string): SentRequest => ({ method: 'POST', url: `/api${path}?${SESSION}`, headers, body });

/** Return a POST request of the standard client (JSON) and of the older one (form). */
export const postJson = post(STANDARD_JSON);
export const postForm = post(FORM);

/** The order of `page`, as pages pass it to a call. */
export const order = { productId: '9', orderId: 'A+1' } as const;

/** Returns the multipart body, with its random boundary replaced by BOUNDARY. */
const formText = async (form: FormData): Promise<string> => {
  const response = new Response(form);
  const boundary = response.headers.get('content-type')?.split('boundary=')[1] ?? '';
  return (await response.text()).replaceAll(boundary, 'BOUNDARY');
};

const bodyText = async (body: unknown): Promise<string | undefined> =>
  body instanceof FormData ? formText(body) : body === undefined ? undefined : String(body);

/** Returns the request for the arguments of a fetch, without `accept`: no service needs it, and browsers send their own. */
export const asSent = async (input: unknown, init: RequestInit | undefined): Promise<SentRequest> => {
  const { accept: _, ...headers } = Object.fromEntries(new Headers(init?.headers));
  return { method: init?.method ?? 'GET', url: String(input), headers, body: await bodyText(init?.body) };
};

/** Creates a fetch that records its arguments and responds with `answer`. */
export const recordingFetch = (answer: () => Response | Promise<Response>) => {
  const given: (readonly [input: unknown, init: RequestInit | undefined])[] = [];
  const fetcher = (async (input: unknown, init?: RequestInit) => {
    given.push([input, init]);
    return answer();
  }) as typeof fetch;
  return { fetcher, given, sent: () => Promise.all(given.map(([input, init]) => asSent(input, init))) };
};

/** A response whose body breaks off. */
export const brokenAnswer = (): Response =>
  new Response(
    new ReadableStream({
      start: (body) => {
        body.enqueue(new TextEncoder().encode('{"code":"00"'));
        body.error(new Error('line lost'));
      },
    }),
  );

/** Creates a platform whose timers never fire. */
export const platformOf = (fetcher: typeof fetch): ClientPlatform => ({ fetch: fetcher, after: () => () => undefined });
