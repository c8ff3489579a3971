import { parseRecord, type Raw } from '../parse.ts';

/** The data where it is an object; undefined where it is anything else, for then nothing in it can be believed. */
export const objectOf = (data: unknown): Raw | undefined => {
  const raw = parseRecord(data);
  return raw === data ? raw : undefined;
};
