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
export interface PageSize
  extends Pick<MeasuredPage, 'page' | 'limit' | 'aim' | 'beforeScript' | 'beforeScriptLimit' | 'later'> {
  readonly document: Bytes;
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
  return weights.map((weight) => {
    const facts = pages.find((each) => each.folder === weight.page)?.facts;
    return {
      ...weight,
      document: bytesOf(readFileSync(join(folder, facts?.file ?? `${weight.page}/index.html`), 'utf8')),
      languages: languagesOf(folder, weight.page),
    };
  });
};
