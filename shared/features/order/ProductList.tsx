import type { ReactNode } from 'react';
import type { Product } from '../../api/endpoints/products.ts';
import { showRange } from '../../brand/formats.ts';
import { Logo } from '../../ui/Logo.tsx';
import './ProductList.scss';

/** A recommended product; its texts are shown as they come. */
export type ShownProduct = Omit<Product, 'productId' | 'url'>;

function Figure({ value, meaning }: { readonly value: string; readonly meaning: string }) {
  return (
    <p className="product__figure">
      <strong className="notranslate">{value}</strong>
      <br />
      <span className="muted small">{meaning}</span>
    </p>
  );
}

interface ProductListProps<Product> {
  readonly products: readonly Product[];
  readonly onOpen: (product: Product) => void;
  /** What is to be said of one of them, below it. */
  readonly noteOf?: (product: Product) => ReactNode;
}

// Tags stand at the first two products only.
const TAGGED_PRODUCTS = 2;

/**
 * Recommended products, one below the other. A tap anywhere on one opens it; a product that cannot be taken now is grey and does not react.
 */
export function ProductList<Product extends ShownProduct>({ products, onOpen, noteOf }: ProductListProps<Product>) {
  return (
    <ul className="products">
      {products.map((product, at) => (
        // From a keyboard the button inside is pressed; its click event bubbles up to here.
        <li
          key={at}
          className={product.isClickable ? 'product stack' : 'product product--grey stack'}
          onClick={() => onOpen(product)}
        >
          <div className="line">
            <Logo url={product.logo} name={product.name} />
            <strong className="grow notranslate">{product.name}</strong>
            <button
              type="button"
              className="product__button"
              aria-disabled={!product.isClickable}
              // Several buttons have the same label, and a screen reader reads them without the text beside them.
              aria-label={product.buttonText ? `${product.buttonText} ${product.name}` : undefined}
            >
              {product.buttonText || product.name}
            </button>
          </div>
          <div className="line">
            <Figure value={showRange(product.range)} meaning={product.rangeDescription} />
            <Figure value={product.rate} meaning={product.rateDescription} />
          </div>
          {at < TAGGED_PRODUCTS && product.tags.length > 0 && <p className="small muted">{product.tags.join(' / ')}</p>}
          {noteOf?.(product)}
        </li>
      ))}
    </ul>
  );
}
