import { useStore } from '@nanostores/react';
import type { Order } from '../../../shared/api/endpoints/readOrder.ts';
import { text as core } from '../../../shared/features/core/messages.ts';
import { ProductList } from '../../../shared/features/order/ProductCard/ProductList.tsx';
import { t } from '../../../shared/i18n/t.ts';
import { Button } from '../../../shared/ui/Button/Button.tsx';
import { FieldProblem } from '../../../shared/ui/FieldProblem/FieldProblem.tsx';
import type { LoanDetailModel } from '../model.ts';
import { showsMarket } from '../status.ts';
import { text } from './messages.ts';

interface MarketProps {
  readonly order: Order;
  readonly model: LoanDetailModel;
}

/** Other loans, if the order's status allows the borrower to take one. */
export function Market({ order, model }: MarketProps) {
  const unopened = useStore(model.$unopened);
  if (!showsMarket(order.status) || !order.recommended.length) return null;
  return (
    <section className="card">
      <h2>{t(text.market)}</h2>
      <ProductList
        products={order.recommended}
        onOpen={model.openProduct}
        noteOf={(product) => unopened === product && <FieldProblem field="product" message={core.linkRefused} />}
      />
      <Button onPress={model.showMoreProducts} kind="quiet">
        {t(text.more)}
      </Button>
    </section>
  );
}
