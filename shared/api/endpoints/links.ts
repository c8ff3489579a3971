import { parseRecord, parseText } from '../parse.ts';

/** An address from a response. It is not checked yet: see `checkLink`. */
export interface Link {
  readonly url: string;
}

/** @returns a parser of data whose only content is an address in the field `name`; it returns undefined if the field has none. */
export const linkIn =
  (name: string) =>
  (data: unknown): Link | undefined => {
    const url = parseText(parseRecord(data)[name]).trim();
    return url ? { url } : undefined;
  };
