import { useStore } from '@nanostores/react';
import type { Order } from '../../shared/api/endpoints/readOrder.ts';
import { showRange } from '../../shared/brand/showRange.ts';
import { text as core } from '../../shared/features/core/messages.ts';
import { ProductCard } from '../../shared/features/order/ProductCard/ProductCard.tsx';
import { t } from '../../shared/i18n/t.ts';
import { Button } from '../../shared/ui/Button/Button.tsx';
import { FieldProblem } from '../../shared/ui/FieldProblem/FieldProblem.tsx';
import { text } from './messages.ts';
import type { LoanDetailModel } from './model.ts';
import { showsMarket } from './status.ts';

// Tags stand at the first two products only.
const TAGGED_PRODUCTS = 2;

interface MarketProps {
  readonly order: Order;
  readonly model: LoanDetailModel;
}

/** Other loans, where the order's status leaves the borrower free to take one. */
export function Market({ order, model }: MarketProps) {
  const unopened = useStore(model.$unopened);
  if (!showsMarket(order.status) || !order.recommended.length) return null;
  return (
    <section className="card">
      <h2>{t(text.market)}</h2>
      <ul className="products">
        {order.recommended.map((product, at) => (
          <ProductCard
            key={at}
            product={{
              ...product,
              range: showRange(product.range),
              tags: at < TAGGED_PRODUCTS ? product.tags : [],
            }}
            onOpen={() => model.openProduct(product)}
          >
            {unopened === product && <FieldProblem field="product" message={core.linkRefused} />}
          </ProductCard>
        ))}
      </ul>
      <Button onPress={model.showMoreProducts} kind="quiet">
        {t(text.more)}
      </Button>
    </section>
  );
}
