/** The values that are sent with a call: in the query of a GET, in the body of a POST. */
export type Fields = { readonly [name: string]: string | number | undefined };

/** The payload of a call: plain values, or a form with a file. */
export type Payload = Fields | FormData;

/** `standard` posts JSON with the headers building and gather, `form` posts form-encoded with swift and eyes. */
export type ClientName = 'standard' | 'form';

/** The route of a call: its name, which a brand's settings use, and its path below the API base, with the leading slash. */
export interface CallRoute {
  readonly name: string;
  readonly client: ClientName;
  readonly method: 'GET' | 'POST';
  /** `{svc}` is replaced by the brand's service name. A brand may use another path (`Brand.paths`). */
  readonly path: string;
}

/**
 * One call, defined once: its route, its payload for the page's input, and the parser of its data. The head of the
 * document, the client, the sandbox and the tests all use this definition. `parse` returns undefined for data with which the page
 * cannot work; it never throws.
 */
export interface Endpoint<Input, Data> extends CallRoute {
  readonly payload: (input: Input) => Payload;
  readonly parse: (data: unknown) => Data | undefined;
}

/** The `parse` of calls whose data are not used. */
export const ignoreData = (): true => true;
