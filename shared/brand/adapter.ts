import type { PageParameters } from '../session/parameters.ts';

// What `adapter.ts` of a brand's folder exports: see shared/api/adapter/README.md.

/** A call as a page makes it, before it becomes an HTTP request. */
export interface AdaptedCall {
  /** As in `shared/api/allEndpoints.ts`. */
  readonly name: string;
  /** The payload, by the contract's names; FormData if the call uploads a file. */
  readonly payload: { readonly [name: string]: string | number | undefined } | FormData;
  /** The session, the parameters that travel as headers, and the language of the page. */
  readonly page: PageParameters;
  /** The base address of the service: `API_BASE` of the build. */
  readonly base: string;
}

/** An HTTP request, ready to be sent. */
export interface AdaptedRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: { readonly [name: string]: string };
  readonly body: string | FormData | undefined;
  /** Amounts are never read from a cache. This also keeps a second request from waiting in the cache for a first one that hangs. */
  readonly cache: 'no-store';
  /** For a service of another origin that knows the borrower by a cookie. */
  readonly credentials?: RequestCredentials;
}

/** A response of the service: its status, and its body parsed as JSON, undefined if it is not JSON. */
export interface ServiceAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Builds the request for a service that does not follow the contract; `standard` is the contract's own request. It must not throw. */
export type AdaptRequest = (call: AdaptedCall, standard: AdaptedRequest) => AdaptedRequest;

/**
 * Converts a response to the contract's envelope, `{ code, message, data }`, with `data` in the shape and units of the contract. Undefined if the
 * response does not tell whether the call was carried out. It must not throw.
 */
export type AdaptResponse = (name: string, answer: ServiceAnswer) => unknown;

/** The adapter of a call: what `adapter.ts`, or the call's own file in `adapter/`, exports. */
export interface Adapter {
  readonly adaptRequest: AdaptRequest;
  readonly adaptResponse: AdaptResponse;
}
