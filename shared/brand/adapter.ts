import type { PageParameters } from '../session/parameters.ts';

// What `adapter.ts` of a brand's folder exports: see shared/api/adapter/README.md.

/** A call of a page, before it is a request. */
export interface AdaptedCall {
  /** As in `shared/api/allEndpoints.ts`. */
  readonly name: string;
  /** What the call carries, by the contract's names; a form where it uploads a file. */
  readonly payload: { readonly [name: string]: string | number | undefined } | FormData;
  /** The session, the parameters that travel as headers, and the language of the page. */
  readonly page: PageParameters;
  /** Where the service stands: `API_BASE` of the build. */
  readonly base: string;
}

/** A request as it leaves. */
export interface AdaptedRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: { readonly [name: string]: string };
  readonly body: string | FormData | undefined;
  /** Money is never read from a cache; nor does a second try wait there for a first one that hangs. */
  readonly cache: 'no-store';
  /** For a service of another origin that knows the borrower by a cookie. */
  readonly credentials?: RequestCredentials;
}

/** What a service has sent: its status, and its body as JSON, undefined where it is none. */
export interface ServiceAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** The request that a service of another form takes; `standard` is the contract's own. It never throws. */
export type AdaptRequest = (call: AdaptedCall, standard: AdaptedRequest) => AdaptedRequest;

/**
 * The contract's envelope, `{ code, message, data }`, for what a service has sent: `data` in the shape and units of the contract. Undefined where
 * nobody can say whether the call was done. It never throws.
 */
export type AdaptResponse = (name: string, answer: ServiceAnswer) => unknown;
