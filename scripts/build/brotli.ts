import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

// Cached: the best compression is slow, and each page is both measured and written.
const packed = new Map<string, Buffer>();

const keep = (text: string, made: Buffer): Buffer => {
  packed.set(text, made);
  return made;
};

/** A text compressed by brotli at the highest quality, as a good host sends it. */
export const brotli = (text: string): Buffer => packed.get(text) ?? keep(text, brotliCompressSync(text, BEST));

/** Compresses texts on other threads in advance, so that `brotli` finds them in its cache. */
export const brotliAhead = async (texts: readonly string[]): Promise<void> => {
  const unknown = texts.filter((text) => !packed.has(text));
  await Promise.all(unknown.map(async (text) => keep(text, await promisify(brotliCompress)(text, BEST))));
};
