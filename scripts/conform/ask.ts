/** A complete response, unchanged. */
export interface Whole {
  readonly kind: 'whole';
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  /** The response's text before the adapter, whose result `bytes` is. */
  readonly before?: string;
}

/** A request without a complete response. `words` say why. */
export interface Lost {
  readonly kind: 'lost';
  readonly word: 'timeout' | 'cut-off' | 'no-answer' | 'not-adapted';
  readonly words: string;
}

/** The result of a request. */
export type Answer = Whole | Lost;

/** A request to be sent. */
export interface Question {
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'OPTIONS';
  readonly headers: { readonly [name: string]: string };
  readonly body?: string | FormData | undefined;
}

/** Sends a request. Never rejects. */
export type Ask = (question: Question) => Promise<Answer>;

const causeOf = (error: unknown): string => {
  const { cause } = error instanceof Error ? error : { cause: undefined };
  const { code } = (cause ?? {}) as { readonly code?: string };
  return code ?? 'the connection broke';
};

/** Makes an `Ask` that uses `send`, and waits at most `limitMs` for the complete response. Redirects are returned, not followed. */
export const asker =
  (send: typeof fetch, limitMs: number): Ask =>
  async ({ url, method, headers, body }) => {
    const signal = AbortSignal.timeout(limitMs);
    let word: Lost['word'] = 'no-answer';
    try {
      const sent = { method, headers, signal, redirect: 'manual', ...(body !== undefined && { body }) } as const;
      const response = await send(url, sent);
      word = 'cut-off';
      const bytes = new Uint8Array(await response.arrayBuffer());
      return { kind: 'whole', status: response.status, headers: response.headers, bytes };
    } catch (error) {
      return signal.aborted
        ? { kind: 'lost', word: 'timeout', words: `no whole answer within ${limitMs / 1000} s` }
        : { kind: 'lost', word, words: causeOf(error) };
    }
  };
