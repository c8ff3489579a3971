import type { ReactNode } from 'react';
import { showRange } from '../../../brand/showRange.ts';
import { ProductCard, type ShownProduct } from './ProductCard.tsx';

interface ProductListProps<Product> {
  readonly products: readonly Product[];
  readonly onOpen: (product: Product) => void;
  /** What is to be said of one of them, below it. */
  readonly noteOf?: (product: Product) => ReactNode;
}

// Tags stand at the first two products only.
const TAGGED_PRODUCTS = 2;

/** Recommended products, one below the other. */
export function ProductList<Product extends ShownProduct>({ products, onOpen, noteOf }: ProductListProps<Product>) {
  return (
    <ul className="products">
      {products.map((product, at) => (
        <ProductCard
          key={at}
          product={{
            ...product,
            range: showRange(product.range),
            tags: at < TAGGED_PRODUCTS ? product.tags : [],
          }}
          onOpen={() => onOpen(product)}
        >
          {noteOf?.(product)}
        </ProductCard>
      ))}
    </ul>
  );
}
