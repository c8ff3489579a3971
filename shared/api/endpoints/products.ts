import { flag, idText, picture, record, text, texts } from '../parse.ts';

/** A product that the service recommends. Its range and rate are texts, shown as they come. */
export interface Product {
  /** Empty where none came, or not exactly. */
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

/** Reads one recommended product; undefined where it has no name to show. */
export const readProduct = (item: unknown): Product | undefined => {
  const raw = record(item);
  const name = text(raw['name']);
  if (!name) return undefined;
  return {
    productId: idText(raw['productId']),
    logo: picture(raw['logo']),
    name,
    buttonText: text(raw['buttonText']),
    isClickable: flag(raw['clickable']),
    range: text(raw['range']),
    rangeDescription: text(raw['rangeDesc']),
    rate: text(raw['rate']),
    rateDescription: text(raw['rateDesc']),
    tags: texts(raw['tags']),
    url: text(raw['url']),
  };
};
