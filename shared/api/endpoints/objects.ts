import { parseRecord, type Raw } from '../parse.ts';

/** @returns the data, if they are an object; undefined for anything else, because then none of their content can be trusted. */
export const objectOf = (data: unknown): Raw | undefined => {
  const raw = parseRecord(data);
  return raw === data ? raw : undefined;
};
