import { useStore } from '@nanostores/react';
import { QueryView } from '../../shared/features/core/QueryView/QueryView.tsx';
import { OrderView } from '../../shared/features/order/OrderView/OrderView.tsx';
import { t } from '../../shared/i18n/t.ts';
import { text } from './messages.ts';
import type { BorrowDetailModel } from './model.ts';

/** An order as it stands: where a payment leads to. */
export function BorrowDetail({ model }: { readonly model: BorrowDetailModel }) {
  const view = useStore(model.$view);
  const { Arrived, Waiting } = useStore(model.$parts);
  return (
    <>
      <h1>{t(text.title)}</h1>
      {Arrived ? <Arrived /> : Waiting && <Waiting />}
      <QueryView view={view} onRefresh={model.refresh}>
        {(order) => (
          <OrderView order={order} phone={model.phoneOf(order)} callLabel={t(text.call)} onCall={model.call}>
            <a className="button button--quiet" href={model.orderAddress()}>
              {t(text.whole)}
            </a>
          </OrderView>
        )}
      </QueryView>
    </>
  );
}
