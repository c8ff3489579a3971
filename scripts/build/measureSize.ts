import type { Brand } from '../../shared/brand/brand.ts';
import { brotli } from './brotli.ts';
import type { BuiltPage } from './pageDocument.ts';

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

/** What of a document stands before its script may weigh at most this: it paints from that alone. */
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
}

/**
 * What a page may weigh more in a brand whose default language is not English: its texts are longer, and Devanagari has three bytes a
 * letter before they are packed.
 */
export const LANGUAGE_ALLOWANCE = 300;

/** What a page may weigh more in a brand whose pages report (`Brand.reporting`): the whole of it, and before the script. */
export const REPORTING_ALLOWANCE = { document: 1000, beforeScript: 450 } as const;

/** How much more a document may weigh where the host packs it with gzip alone, as nginx does by the build's configuration. */
export const GZIP_SHARE = 1.15;

/**
 * A document as it is weighed: with the same id of the build each time. The real one changes with any source, and brotli makes up to
 * 40 B more or less of a document for it: a page would pass or fail its limit by a change to another page.
 */
export const withSampleId = (document: string): string =>
  document.replace(/(?<=<template data-build=")[^"]+(?=")/, '1.0.0-1a2b3c4d');

/** Weighs a page as it goes over the line. */
export const measureSize = (
  { page, document, beforeScript, lateParts }: BuiltPage,
  { reporting, defaultLanguage }: Pick<Brand, 'reporting' | 'defaultLanguage'>,
): MeasuredPage => {
  const { sizeBudget } = page.facts;
  const allowance =
    (reporting ? REPORTING_ALLOWANCE.document : 0) + (defaultLanguage === 'en' ? 0 : LANGUAGE_ALLOWANCE);
  return {
    page: page.folder,
    kind: sizeBudget.kind,
    reason: sizeBudget.kind === 'heavy' ? sizeBudget.reason : '',
    bytes: brotli(withSampleId(document)).length,
    beforeScript: brotli(beforeScript).length,
    later: lateParts.reduce((sum, { code }) => sum + brotli(code).length, 0),
    ...LIMITS[sizeBudget.kind],
    limit: LIMITS[sizeBudget.kind].limit + allowance,
  };
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
