import { useStore } from '@nanostores/react';
import { loading } from '../../shared/features/core/createQuery.ts';
import { QueryView } from '../../shared/features/core/QueryView/QueryView.tsx';
import { OrderView } from '../../shared/features/order/OrderView/OrderView.tsx';
import { t } from '../../shared/i18n/t.ts';
import { text } from './messages.ts';
import type { BorrowDetailModel } from './model.ts';

/** Where a payment leads to: that the order shows it, or else the order as it stands. */
export function BorrowDetail({ model }: { readonly model: BorrowDetailModel }) {
  const view = useStore(model.$view);
  const { Arrived, Waiting, isAwaited } = useStore(model.$parts);
  return (
    <>
      <h1>{t(text.title)}</h1>
      {/* The thanks stand alone: an amount right below them would read as the same one, due again. */}
      {Arrived ? (
        <Arrived />
      ) : (
        <>
          {Waiting && <Waiting />}
          <QueryView view={isAwaited && view.kind === 'ready' ? loading : view} onRefresh={model.refresh}>
            {(order) => (
              <OrderView order={order} phone={model.phoneOf(order)} callLabel={t(text.call)} onCall={model.call}>
                <a className="button button--quiet" href={model.orderAddress()}>
                  {t(text.whole)}
                </a>
              </OrderView>
            )}
          </QueryView>
        </>
      )}
    </>
  );
}
