import type { CallRequest } from './request.ts';

/** The page's first call, sent by the head of the document before this script arrived; its answer is used once. */
export interface EarlyCall {
  readonly request: CallRequest;
  readonly answer: Promise<Response>;
}

/** Where the head leaves its call for the script, and other things that only it knows. */
export interface EarlyWindow {
  loanEarly?: EarlyCall | undefined;
}

/** Sends a request with the platform's fetch. Rejects as fetch does. */
export const send = (fetcher: typeof fetch, { url, ...init }: CallRequest): Promise<Response> =>
  fetcher(url, init as RequestInit);

/**
 * A fetch that hands out the head's answer to the one request that the head has sent already, and sends all others.
 * The answer is taken at once, so that a second read of the same data goes to the service.
 */
export const withEarlyAnswer =
  (host: EarlyWindow, fetcher: typeof fetch): typeof fetch =>
  (input, init) => {
    const early = host.loanEarly;
    if (early?.request.url !== input || early.request.body !== (init?.body ?? undefined)) return fetcher(input, init);
    host.loanEarly = undefined;
    return early.answer;
  };
