import { useStore } from '@nanostores/react';
import { loading } from '../../shared/features/core/createQuery.ts';
import { QueryView } from '../../shared/features/core/QueryView/QueryView.tsx';
import { OrderView } from '../../shared/features/order/OrderView/OrderView.tsx';
import { t } from '../../shared/i18n/t.ts';
import { text } from './messages.ts';
import type { BorrowDetailModel } from './model.ts';

/** The screen after a payment: says that the order shows the payment, or shows the order as it is. */
export function BorrowDetail({ model }: { readonly model: BorrowDetailModel }) {
  const view = useStore(model.$view);
  const { Arrived, Waiting, isAwaited } = useStore(model.$parts);
  return (
    <>
      <h1>{t(text.title)}</h1>
      {/* The confirmation is shown alone: an amount directly below it would read as the same amount, due again. */}
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
