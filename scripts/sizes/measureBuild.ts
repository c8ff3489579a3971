import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { brotli } from '../build/brotli.ts';
import type { Page } from '../build/findPages.ts';
import type { MeasuredPage } from '../build/measureSize.ts';

/** Bytes over the network, compressed at the best level of each. */
export interface Bytes {
  readonly brotli: number;
  readonly gzip: number;
}

/** The size of one built page. A language other than the default is a file of its own, loaded beside the document. */
export interface PageSize {
  readonly page: string;
  readonly limit: number;
  readonly target: number;
  readonly document: Bytes;
  /** What stands before the page's script. */
  readonly beforeScript: number;
  readonly beforeScriptLimit: number;
  /** What the script fetches by itself after the document, in brotli. */
  readonly later: number;
  readonly languages: { readonly [language: string]: Bytes };
}

const BEST = 9;

const bytesOf = (text: string): Bytes => ({
  brotli: brotli(text).length,
  gzip: gzipSync(text, { level: BEST }).length,
});

// `repay.1a2b3c4d.fil.json`
const LANGUAGE_FILE = /^(\w+)\.\w+\.([\w-]+)\.json$/;

const languagesOf = (folder: string, page: string): PageSize['languages'] =>
  Object.fromEntries(
    readdirSync(join(folder, 'texts')).flatMap((file) => {
      const [, owner, language = ''] = LANGUAGE_FILE.exec(file) ?? [];
      return owner === page ? [[language, bytesOf(readFileSync(join(folder, 'texts', file), 'utf8'))] as const] : [];
    }),
  );

/** Measures what a build has written to `folder`. Throws where a page of it is not there. */
export const measureBuild = (folder: string, pages: readonly Page[]): readonly PageSize[] => {
  const weights = JSON.parse(readFileSync(join(folder, '_sizes.json'), 'utf8')) as readonly MeasuredPage[];
  return weights.map(({ page, limit, aim, beforeScript, beforeScriptLimit, later }) => {
    const facts = pages.find((each) => each.folder === page)?.facts;
    return {
      page,
      limit,
      target: aim,
      document: bytesOf(readFileSync(join(folder, facts?.file ?? `${page}/index.html`), 'utf8')),
      beforeScript,
      beforeScriptLimit,
      later,
      languages: languagesOf(folder, page),
    };
  });
};
