import { groupThousands } from '../../../domain/money.ts';
import { ProductCard, type ShownProduct } from './ProductCard.tsx';

interface ProductListProps<Product> {
  readonly products: readonly Product[];
  /** Between groups of three digits in a range that is a bare number. */
  readonly rangeSeparator: string;
  readonly onOpen: (product: Product) => void;
}

// Tags stand at the first two products only.
const TAGGED_PRODUCTS = 2;

/** Recommended products, one below the other. */
export function ProductList<Product extends ShownProduct>({
  products,
  rangeSeparator,
  onOpen,
}: ProductListProps<Product>) {
  return (
    <ul className="products">
      {products.map((product, at) => (
        <ProductCard
          key={at}
          product={{
            ...product,
            range: groupThousands(product.range, rangeSeparator),
            tags: at < TAGGED_PRODUCTS ? product.tags : [],
          }}
          onOpen={() => onOpen(product)}
        />
      ))}
    </ul>
  );
}
