import { useStore } from '@nanostores/react';
import { LaterNotice } from '../../shared/features/core/failure.tsx';
import { OwnerLine } from '../../shared/features/core/OwnerLine.tsx';
import { QueryView } from '../../shared/features/core/QueryView.tsx';
import { OrderView } from '../../shared/features/order/OrderView.tsx';
import { t } from '../../shared/i18n/t.ts';
import { useLater } from '../../shared/platform/loadLater.ts';
import { commonText } from '../../shared/ui/messages.ts';
import type { BorrowDetailModel } from './model.ts';

/** The screen after a payment: its status, and the current state of the order. */
export function BorrowDetail({ model }: { readonly model: BorrowDetailModel }) {
  const view = useStore(model.$view);
  const parts = useLater(model.env.later);
  return (
    <>
      <h1>{t(commonText.orderDetails)}</h1>
      {view.kind === 'ready' && parts && <parts.OwnPayments env={model.env} order={model} />}
      <QueryView view={view} onRefresh={model.refresh}>
        {(order) => (
          <>
            <OwnerLine owner={order.facts.owner} />
            <OrderView order={order}>
              <a className="button button--quiet" href={model.orderAddress}>
                {t(commonText.order)}
              </a>
            </OrderView>
            {/* Last, so that nothing moves under a finger. */}
            {parts && <parts.OrderPhone host={model.env} phone={order.phone} />}
            <LaterNotice later={model.env.later} />
          </>
        )}
      </QueryView>
    </>
  );
}
