import { dirname, relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { constants, createBrotliCompress } from 'node:zlib';
import { packageOf } from './notices.ts';
import type { BuiltPage } from './pageDraft.ts';
import { root } from './root.ts';
import type { BuildSettings } from './settings.ts';

// No page is larger than the window, 256 kB: a larger one takes a tenth longer for the same size.
const BEST = {
  params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

const packed = new Map<string, Promise<Buffer>>();

const compress = (text: string, start: string): Promise<Buffer> => {
  const stream = createBrotliCompress(BEST);
  if (start) {
    stream.write(start);
    stream.flush();
  }
  stream.end(text.slice(start.length));
  return buffer(stream);
};

/**
 * A text compressed by brotli at the highest quality, as a good host sends it: on another thread, and once, because a page is measured and written.
 * @param start what the browser can use before the rest is there. It is compressed by itself: otherwise a page's first 2.5 kB begin with 0.5 kB of
 * codes for what follows them. The whole is 0.1 kB larger for it.
 */
export const brotli = (text: string, start = ''): Promise<Buffer> => {
  const made = packed.get(text) ?? compress(text, start);
  packed.set(text, made);
  return made;
};

/**
 * The size limits of pages: bytes of the whole document, compressed by brotli at the highest quality. While the first call of a page is in flight, a
 * slow connection (400 ms, 400 kbit/s) delivers 20 kB; at the limit, the data wait for 80 ms. React itself takes 1 s of it.
 */
const LIMITS = { static: 13_000, react: 100_000, other: 24_000 } as const;

/** The limit for the part of a document before its script and the styles that only the script's views need: the first paint uses that part alone. */
const BEFORE_SCRIPT_LIMIT = 2_600;

/** What a brand may add: by a default language other than English, reports, an adapter, or a path before each address. */
const OF_A_BRAND = { document: 1_500, beforeScript: 600 };

/** The compressed size of a page in bytes, and its limits. */
export interface MeasuredPage {
  readonly page: string;
  readonly bytes: number;
  readonly limit: number;
  readonly beforeScript: number;
  readonly beforeScriptLimit: number;
  /** The size of what its script loads after the document. */
  readonly later: number;
  /** What its script is made of, the largest first, where the page is over a limit. */
  readonly weighs?: readonly string[];
}

// By whom it is kept: a package, a file of the lender's, or a folder of the app.
const partOf = (id: string, { brandFolder }: BuildSettings): string => {
  const installed = packageOf(id);
  if (installed) return installed;
  const own = relative(brandFolder, id);
  if (!own.startsWith('..')) return own;
  return id.startsWith('\0') ? 'texts and values of the brand' : dirname(relative(root, id));
};

/** The largest parts of a page's script, each with its share of it in bytes: the compressed size of one alone would say less. */
const partsOf = ({ modules }: BuiltPage, bytes: number, settings: BuildSettings): readonly string[] => {
  const sizes = new Map<string, number>();
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    const part = partOf(id, settings);
    sizes.set(part, (sizes.get(part) ?? 0) + renderedLength);
  }
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return [...sizes]
    .sort(([, one], [, other]) => other - one)
    .slice(0, PARTS_NAMED)
    .map(([part, size]) => `${part} ${Math.round((bytes * size) / all)} B`);
};

const PARTS_NAMED = 6;

const adds = ({ brand, adapter, basePath }: BuildSettings): boolean =>
  brand.defaultLanguage !== 'en' || !!brand.reporting || !!adapter || !!basePath;

/** Measures the compressed size of a page. */
export const measureSize = async (built: BuiltPage, settings: BuildSettings): Promise<MeasuredPage> => {
  const { page, document, lateParts } = built;
  const sizeOf = async (text: string): Promise<number> => (await brotli(text)).length;
  const later = await Promise.all(lateParts.flatMap(({ files }) => files.map(({ script }) => sizeOf(script))));
  const more = adds(settings) ? OF_A_BRAND : { document: 0, beforeScript: 0 };
  const { length: bytes } = await brotli(document, built.beforeScript);
  const limit =
    settings.sizes[page.folder]?.bytes ??
    LIMITS[page.isStatic ? 'static' : page.facts.react === 'react' ? 'react' : 'other'] + more.document;
  return {
    page: page.folder,
    bytes,
    limit,
    ...(bytes > limit && { weighs: partsOf(built, bytes, settings) }),
    beforeScript: await sizeOf(built.beforeScript),
    beforeScriptLimit: BEFORE_SCRIPT_LIMIT + more.beforeScript,
    later: later.reduce((sum, bytes) => sum + bytes, 0),
  };
};

/** The pages over their limits, with the excess and what weighs, as text; undefined if there are none. */
export const limitNote = (pages: readonly MeasuredPage[]): string | undefined => {
  const over = pages.flatMap(({ page, bytes, limit, beforeScript, beforeScriptLimit, weighs = [] }) => [
    ...(bytes > limit ? [`${page} ${bytes - limit} B over ${limit}: ${weighs.join(', ')}`] : []),
    ...(beforeScript > beforeScriptLimit
      ? [
          `${page} ${beforeScript - beforeScriptLimit} B over the ${beforeScriptLimit} before its script, with which it is painted`,
        ]
      : []),
  ]);
  return over.length
    ? `Over the limit:\n  ${over.join('\n  ')}\nThe tests of this build fail until they are lighter: by shorter texts and names of the brand, or by what is in the rest of the page instead. A lender sets another limit in sizes.ts, with the reason.`
    : undefined;
};
