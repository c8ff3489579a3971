import { useStore } from '@nanostores/react';
import type { Order } from '../../shared/api/endpoints/readOrder.ts';
import { goHome } from '../../shared/features/core/appActions.ts';
import { coreText as core } from '../../shared/features/core/messages.ts';
import { sendToApp } from '../../shared/features/core/sendToApp.ts';
import { ProductList } from '../../shared/features/order/ProductList.tsx';
import { t } from '../../shared/i18n/t.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { FieldProblem } from '../../shared/ui/FieldProblem.tsx';
import { orderRestText as text } from './messages.ts';
import type { LoanDetailModel } from './model.ts';
import { showsMarket } from './showsMarket.ts';

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
      <Button onPress={() => sendToApp(model.env, goHome())} kind="quiet">
        {t(text.more)}
      </Button>
    </section>
  );
}
