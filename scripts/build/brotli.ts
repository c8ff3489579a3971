import { brotliCompressSync, constants } from 'node:zlib';

// At its best it takes long, and a page is weighed and written.
const packed = new Map<string, Buffer>();

/** A text after brotli at its best, as a good host sends it. */
export const brotli = (text: string): Buffer => {
  const known = packed.get(text);
  const made =
    known ?? brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
  packed.set(text, made);
  return made;
};
