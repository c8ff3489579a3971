/** Values that go out with a call: in the query of a GET, in the body of a POST. */
export type Fields = { readonly [name: string]: string | number | undefined };

/** What a call carries: plain values, or a form with a file in it. */
export type Payload = Fields | FormData;

/** `standard` posts JSON with the headers building and gather, `form` posts form-encoded with swift and eyes. */
export type ClientName = 'standard' | 'form';

/** Where a call goes: its name, which a brand knows it by, and its path below the API base, with its slash. */
export interface CallRoute {
  readonly name: string;
  readonly client: ClientName;
  readonly method: 'GET' | 'POST';
  /** `{svc}` stands for the brand's service name. A brand may have another path (`Brand.paths`). */
  readonly path: string;
}

/**
 * One call, defined once: where it goes, what it sends of what the page gives, and how its data is read. The head of the
 * document, the client, the sandbox and the tests take it from here. `parse` returns undefined for data that the page
 * cannot live with; it never throws.
 */
export interface Endpoint<Input, Data> extends CallRoute {
  readonly payload: (input: Input) => Payload;
  readonly parse: (data: unknown) => Data | undefined;
}

/** For responses of which nothing is read. */
export const ignoreData = (): true => true;
