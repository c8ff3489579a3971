/** A call as the page sent it. `body` is its parsed JSON, or any other body as it is. */
export interface SentCall {
  readonly method: string;
  /** The path below the origin, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

type AnyFetch = ((request: Request) => Promise<Response>) | typeof fetch;

const DROP_HEADER = 'x-sandbox-drop';

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text || undefined;
  }
};

const noteOf = (request: Request, body: unknown): SentCall => {
  const { pathname, searchParams } = new URL(request.url);
  const text = typeof body === 'string' ? readJson(body) : body;
  return { method: request.method, path: pathname, query: searchParams, headers: request.headers, body: text };
};

/**
 * Creates a fetch for a page at `origin` that records each call and passes it to `answer`, the sandbox's or a test's
 * own. Without one, or if the sandbox drops the connection, it rejects as without a network.
 */
export const serviceFetch = (
  origin: string,
  answer: AnyFetch = () => Promise.reject(new TypeError('Failed to fetch')),
): { readonly fetcher: typeof fetch; readonly calls: readonly SentCall[] } => {
  const calls: SentCall[] = [];
  const fetcher = async (input: unknown, init?: RequestInit): Promise<Response> => {
    const request = new Request(new URL(String(input), origin), init);
    calls.push(noteOf(request, init?.body ?? undefined));
    const response = await answer(request);
    if (response.headers.has(DROP_HEADER)) throw new TypeError('Failed to fetch');
    return response;
  };
  return { fetcher: fetcher as typeof fetch, calls };
};
