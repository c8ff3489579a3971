import { brotli } from './brotli.ts';
import type { BuiltPage } from './pageDocument.ts';
import type { BuildSettings } from './settings.ts';

/**
 * The size limits and targets of pages: bytes of the whole document, compressed by brotli at the highest quality. While the first call
 * of a page is in flight, a slow connection (400 ms, 400 kbit/s) delivers 20 kB: a document up to that size arrives before its data
 * can.
 */
export const LIMITS = {
  static: { limit: 13_000, aim: 10_500 },
  call: { limit: 17_500, aim: 15_500 },
  heavy: { limit: 20_000, aim: 18_000 },
} as const;

/**
 * The limit for the part of a document before its script and the styles that only the script's views need: the first paint uses that part alone.
 */
export const BEFORE_SCRIPT_LIMIT = 2_500;

/** The compressed size of a page in bytes, and its limits. */
export interface MeasuredPage {
  readonly page: string;
  readonly kind: keyof typeof LIMITS;
  readonly reason: string;
  readonly bytes: number;
  readonly beforeScript: number;
  /** The size of what its script loads after the document. */
  readonly later: number;
  readonly limit: number;
  readonly aim: number;
  /** The limit for the part before the script. */
  readonly beforeScriptLimit: number;
}

/** How many bytes a setting of the brand may add: to the whole document, and to the part before the script. */
interface Allowance {
  readonly document: number;
  readonly beforeScript: number;
}

/** For a brand whose default language is not English: its texts are longer, and a Devanagari letter takes three bytes before compression. */
const LANGUAGE_ALLOWANCE: Allowance = { document: 300, beforeScript: 0 };

/** For a brand whose pages report (`Brand.reporting`). */
const REPORTING_ALLOWANCE: Allowance = { document: 800, beforeScript: 450 };

/** For a brand with an adapter, which is the lender's own code and part of the head too. The example's adapter adds up to 520 B, and 240 B. */
export const ADAPTER_ALLOWANCE: Allowance = { document: 600, beforeScript: 300 };

/** For pages below a base path, which precedes each address: 27 letters add up to 140 B, and 40 B. */
const PATH_ALLOWANCE: Allowance = { document: 150, beforeScript: 50 };

/** The factor by which a document may be larger if the host compresses it with gzip only, as nginx does with the build's configuration. */
export const GZIP_SHARE = 1.15;

/** How much the compressed size of a document varies with the id of its build: up to 40 B were observed. */
const DIFFERS_BY_ID = 100;

/**
 * A document as it is measured near its limit: always with the same build id. The real id changes with any source and affects the compressed size,
 * so that a page could pass or fail its limit because of a change to another page.
 */
const withSampleId = (document: string): string =>
  document.replace(/(?<=<template data-build=")[^"]+(?=")/, '1.0.0-1a2b3c4d');

/** The settings of a build on which the limits of its pages depend. */
type Weighed = Pick<BuildSettings, 'adapterFile' | 'basePath'> & {
  readonly brand: Pick<BuildSettings['brand'], 'reporting' | 'defaultLanguage'>;
};

/** The total allowance of a build's pages. */
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

// Far from the limit, the document as written is measured, which is compressed already.
const weightOf = (document: string, limit: number): number => {
  const { length } = brotli(document);
  return length > limit - DIFFERS_BY_ID ? brotli(withSampleId(document)).length : length;
};

/** Measures the compressed size of a page. */
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

/** The pages over their limits, with the excess, as text; undefined if there are none. */
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

/** The pages over the limits that apply without an adapter, with the excess, as text; undefined if there are none, or there is no adapter. */
export const adapterNote = (weights: readonly MeasuredPage[], { adapterFile }: Weighed): string | undefined => {
  if (!adapterFile) return undefined;
  const over = overBy(weights, ADAPTER_ALLOWANCE.document);
  return over.length
    ? `Over the limit because of the adapter: ${over.join(', ')}. It may be ${ADAPTER_ALLOWANCE.document} B with one: see shared/api/adapter/README.md.`
    : undefined;
};

/** Prints the pages' sizes as a table. */
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
