import type { CatalogueEntry } from './catalogue.ts';

/** Values that go out with a call: in the query of a GET, in the body of a POST. */
export type Fields = { readonly [name: string]: string | number | undefined };

/** What a call carries: plain values, or a form with a file in it. */
export type Payload = Fields | FormData;

/**
 * One call: where it goes, what it sends of what the page gives, and how its data is read. `parse` answers undefined
 * for data that the page cannot live with; it never throws.
 */
export interface Endpoint<Given, Data> {
  readonly entry: CatalogueEntry;
  readonly payload: (given: Given) => Payload;
  readonly parse: (data: unknown) => Data | undefined;
}

/** For answers of which nothing is read. */
export const ignoreData = (): true => true;
