import { brotli } from './brotli.ts';
import type { BuiltPage } from './pageDocument.ts';
import type { BuildSettings } from './settings.ts';

/**
 * What a page may weigh at most, and what it aims at: bytes of the whole document after brotli at its best. While the
 * first call of a page is under way, a slow line (400 ms, 400 kbit/s) brings 20 kB: up to there the document has come
 * before its data can.
 */
export const LIMITS = {
  static: { limit: 13_000, aim: 10_500 },
  call: { limit: 17_500, aim: 15_500 },
  heavy: { limit: 20_000, aim: 18_000 },
} as const;

/** What of a document stands before its script and the styles that the script's views need may weigh at most this: it paints from that alone. */
export const BEFORE_SCRIPT_LIMIT = 2_500;

/** A page's weight in bytes after brotli, beside what it may weigh. */
export interface MeasuredPage {
  readonly page: string;
  readonly kind: keyof typeof LIMITS;
  readonly reason: string;
  readonly bytes: number;
  readonly beforeScript: number;
  /** What its script fetches by itself after the document. */
  readonly later: number;
  readonly limit: number;
  readonly aim: number;
  /** What of it stands before the script may weigh at most this. */
  readonly beforeScriptLimit: number;
}

/** What a page may weigh more for what its brand asks for: the whole of it, and what stands before the script. */
interface Allowance {
  readonly document: number;
  readonly beforeScript: number;
}

/** In a brand whose default language is not English: its texts are longer, and Devanagari has three bytes a letter before they are packed. */
const LANGUAGE_ALLOWANCE: Allowance = { document: 300, beforeScript: 0 };

/** In a brand whose pages report (`Brand.reporting`). */
const REPORTING_ALLOWANCE: Allowance = { document: 800, beforeScript: 450 };

/** In a brand with an adapter: that is the lender's own code, and stands in the head too. The example's takes up to 520 B, and 240 B. */
export const ADAPTER_ALLOWANCE: Allowance = { document: 600, beforeScript: 300 };

/** Below a path, which stands before each address: 27 letters take up to 140 B, and 40 B. */
const PATH_ALLOWANCE: Allowance = { document: 150, beforeScript: 50 };

/** How much more a document may weigh where the host packs it with gzip alone, as nginx does by the build's configuration. */
export const GZIP_SHARE = 1.15;

/** By how much the weight of a document differs with the id of its build: up to 40 B have been seen. */
const DIFFERS_BY_ID = 100;

/**
 * A document as it is weighed where it is near its limit: with the same id of the build each time. The real one changes with any source, and
 * brotli makes more or less of a document for it: a page would pass or fail its limit by a change to another page.
 */
const withSampleId = (document: string): string =>
  document.replace(/(?<=<template data-build=")[^"]+(?=")/, '1.0.0-1a2b3c4d');

/** Of what a build is asked for, what its pages' limits depend on. */
type Weighed = Pick<BuildSettings, 'adapterFile' | 'basePath'> & {
  readonly brand: Pick<BuildSettings['brand'], 'reporting' | 'defaultLanguage'>;
};

/** What a build's pages may weigh more, all in all. */
const allowanceOf = ({ brand, adapterFile, basePath }: Weighed): Allowance => {
  const allowances = [
    ...(brand.defaultLanguage === 'en' ? [] : [LANGUAGE_ALLOWANCE]),
    ...(brand.reporting ? [REPORTING_ALLOWANCE] : []),
    ...(adapterFile ? [ADAPTER_ALLOWANCE] : []),
    ...(basePath ? [PATH_ALLOWANCE] : []),
  ];
  const sum = (part: keyof Allowance): number => allowances.reduce((all, each) => all + each[part], 0);
  return { document: sum('document'), beforeScript: sum('beforeScript') };
};

// Where it does not decide, the document as it is written will do, which is packed already.
const weightOf = (document: string, limit: number): number => {
  const { length } = brotli(document);
  return length > limit - DIFFERS_BY_ID ? brotli(withSampleId(document)).length : length;
};

/** Weighs a page as it goes over the line. */
export const measureSize = (
  { page, document, beforeScript, lateParts }: BuiltPage,
  settings: Weighed,
): MeasuredPage => {
  const { sizeBudget } = page.facts;
  const allowance = allowanceOf(settings);
  const limit = LIMITS[sizeBudget.kind].limit + allowance.document;
  return {
    page: page.folder,
    kind: sizeBudget.kind,
    reason: sizeBudget.kind === 'heavy' ? sizeBudget.reason : '',
    bytes: weightOf(document, limit),
    beforeScript: brotli(beforeScript).length,
    later: lateParts.reduce((sum, { code }) => sum + brotli(code).length, 0),
    ...LIMITS[sizeBudget.kind],
    limit,
    beforeScriptLimit: BEFORE_SCRIPT_LIMIT + allowance.beforeScript,
  };
};

const overBy = (weights: readonly MeasuredPage[], allowance: number): readonly string[] =>
  weights
    .map(({ page, bytes, limit }) => ({ page, by: bytes - (limit - allowance) }))
    .filter(({ by }) => by > 0)
    .map(({ page, by }) => `${page} ${by} B`);

/** Which pages weigh more than they may, and by how much, in words; undefined where none does. */
export const limitNote = (weights: readonly MeasuredPage[]): string | undefined => {
  const over = overBy(weights, 0);
  if (!over.length) return undefined;
  const mayBeHeavy = weights
    .filter(({ kind, bytes, limit }) => kind !== 'heavy' && bytes > limit)
    .map(({ page }) => `pages/${page}/page.ts`);
  const lighter = `Over the limit: ${over.join(', ')}. The tests of this build fail until they are lighter: by shorter texts and names of the brand, or, in a page's source, by what follows by import() (shared/ui/lateComponent.tsx).`;
  if (!mayBeHeavy.length) return lighter;
  return `${lighter} With a reason, such as react: 'compat', which takes 1 kB to 3.5 kB, a page may weigh ${LIMITS.heavy.limit.toLocaleString('en')} B. In ${mayBeHeavy.join(', ')}:
  sizeBudget: { kind: 'heavy', reason: 'what is on it' }`;
};

/** Which pages are over what they may weigh without an adapter, and by how much, in words; undefined where none is, or there is no adapter. */
export const adapterNote = (weights: readonly MeasuredPage[], { adapterFile }: Weighed): string | undefined => {
  if (!adapterFile) return undefined;
  const over = overBy(weights, ADAPTER_ALLOWANCE.document);
  return over.length
    ? `Over the limit because of the adapter: ${over.join(', ')}. It may be ${ADAPTER_ALLOWANCE.document} B with one: see shared/api/adapter/README.md.`
    : undefined;
};

/** The pages' weights as a table. */
export const printSizes = (weights: readonly MeasuredPage[]): void => {
  console.table(
    Object.fromEntries(
      weights.map(({ page, bytes, aim, limit, beforeScript, later }) => [
        page,
        { bytes, aim, limit, beforeScript, later },
      ]),
    ),
  );
};
