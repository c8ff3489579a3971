import { parseFlag, parseIdText, parseImageUrl, parseRecord, parseText, parseTexts } from '../parse.ts';

/** A product that the service recommends. Its range and rate are texts, which are shown unchanged. */
export interface Product {
  /** Empty if the service sent none, or an inexact number. */
  readonly productId: string;
  readonly logo: string;
  readonly name: string;
  readonly buttonText: string;
  readonly isClickable: boolean;
  readonly range: string;
  readonly rangeDescription: string;
  readonly rate: string;
  readonly rateDescription: string;
  readonly tags: readonly string[];
  readonly url: string;
}

/** Parses one recommended product; undefined if it has no name. */
export const readProduct = (item: unknown): Product | undefined => {
  const raw = parseRecord(item);
  const name = parseText(raw['name']);
  if (!name) return undefined;
  return {
    productId: parseIdText(raw['productId']),
    logo: parseImageUrl(raw['logo']),
    name,
    buttonText: parseText(raw['buttonText']),
    isClickable: parseFlag(raw['clickable']),
    range: parseText(raw['range']),
    rangeDescription: parseText(raw['rangeDesc']),
    rate: parseText(raw['rate']),
    rateDescription: parseText(raw['rateDesc']),
    tags: parseTexts(raw['tags']),
    url: parseText(raw['url']),
  };
};
