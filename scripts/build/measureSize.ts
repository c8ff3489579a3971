import { brotli } from './brotli.ts';
import type { BuiltPage } from './pageDraft.ts';
import type { BuildSettings } from './settings.ts';

/**
 * The size limits of pages: bytes of the whole document, compressed by brotli at the highest quality. While the first call of a page is in flight, a
 * slow connection (400 ms, 400 kbit/s) delivers 20 kB; at the limit, the data wait for 80 ms.
 */
export const LIMITS = { static: 13_000, other: 24_000 } as const;

/** The limit for the part of a document before its script and the styles that only the script's views need: the first paint uses that part alone. */
export const BEFORE_SCRIPT_LIMIT = 2_550;

/** What a brand may add: by a default language other than English, reports, an adapter, or a path before each address. */
const OF_A_BRAND = { document: 1_500, beforeScript: 500 };

/** The factor by which a document may be larger if the host compresses it with gzip only, as nginx does with the build's configuration. */
export const GZIP_SHARE = 1.15;

/** The compressed size of a page in bytes, and its limits. */
export interface MeasuredPage {
  readonly page: string;
  readonly bytes: number;
  readonly limit: number;
  readonly beforeScript: number;
  readonly beforeScriptLimit: number;
  /** The size of what its script loads after the document. */
  readonly later: number;
}

/** The settings of a build on which the limits of its pages depend. */
type Weighed = Pick<BuildSettings, 'adapterFile' | 'basePath'> & {
  readonly brand: Pick<BuildSettings['brand'], 'reporting' | 'defaultLanguage'>;
};

const adds = ({ brand, adapterFile, basePath }: Weighed): boolean =>
  brand.defaultLanguage !== 'en' || !!brand.reporting || !!adapterFile || !!basePath;

/** Measures the compressed size of a page. */
export const measureSize = (
  { page, document, beforeScript, lateParts }: BuiltPage,
  settings: Weighed,
): MeasuredPage => {
  const more = adds(settings) ? OF_A_BRAND : { document: 0, beforeScript: 0 };
  return {
    page: page.folder,
    bytes: brotli(document).length,
    limit: LIMITS[page.isStatic ? 'static' : 'other'] + more.document,
    beforeScript: brotli(beforeScript).length,
    beforeScriptLimit: BEFORE_SCRIPT_LIMIT + more.beforeScript,
    later: lateParts.reduce((sum, { script }) => sum + brotli(script).length, 0),
  };
};

/** The pages over their limits, with the excess, as text; undefined if there are none. */
export const limitNote = (pages: readonly MeasuredPage[]): string | undefined => {
  const over = pages
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ page, bytes, limit }) => `${page} ${bytes - limit} B`);
  return over.length
    ? `Over the limit: ${over.join(', ')}. The tests of this build fail until they are lighter: by shorter texts and names of the brand, or, in a page's source, by what is in later.tsx instead.`
    : undefined;
};

/** Prints the pages' sizes as a table. */
export const printSizes = (pages: readonly MeasuredPage[]): void => {
  console.table(
    Object.fromEntries(
      pages.map(({ page, bytes, limit, beforeScript, later }) => [page, { bytes, limit, beforeScript, later }]),
    ),
  );
};
