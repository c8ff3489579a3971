import { parseRecord, parseText } from '../parse.ts';

/** An address that a response gives. It is still to be judged before anybody follows it. */
export interface Link {
  readonly url: string;
}

/** Reads data that is there for one address in the field `name`; undefined where the field holds none. */
export const linkIn =
  (name: string) =>
  (data: unknown): Link | undefined => {
    const url = parseText(parseRecord(data)[name]).trim();
    return url ? { url } : undefined;
  };
