import { type DataOf, list, required, shape } from '../../lib/shape.ts';
import { flag, idText, imageUrl, text, webUrl } from '../fields.ts';

/** A product that the service recommends. Its range and rate are texts, which are shown unchanged. */
export const product = shape({
  /** Identifies the product. */
  productId: idText,
  /** The product’s logo. */
  logo: imageUrl,
  /** The product’s name. */
  name: required(text),
  /** The label of the product’s button. */
  buttonText: text,
  /** Whether the product can be chosen now; otherwise its button is grey. */
  isClickable: ['clickable', flag],
  /** How much can be borrowed. Shown as it is; a bare whole number is grouped by thousands. Not cents. */
  range: text,
  /** What `range` is, such as ‘Up to’. */
  rangeDescription: ['rangeDesc', text],
  /** The interest rate as text with its sign, such as ‘0.1%’. */
  rate: text,
  /** What `rate` is, such as ‘a day’. */
  rateDescription: ['rateDesc', text],
  /** The product’s advantages, a few words each; shown for the first two products. */
  tags: list(required(text)),
  /** Where the product is opened; without it the start page. */
  url: webUrl,
});

export type Product = DataOf<typeof product>;
