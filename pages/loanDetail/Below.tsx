import { useEffect, useRef } from 'react';
import { STATUS_21, STATUS_110, STATUS_151 } from '../../shared/domain/orderStatus.ts';
import { goHome } from '../../shared/features/core/appActions.ts';
import { sendToApp } from '../../shared/features/core/sendToApp.ts';
import { OrderPhone } from '../../shared/features/order/OrderPhone.tsx';
import { PlanTimeline } from '../../shared/features/order/PlanTimeline.tsx';
import { ProductList } from '../../shared/features/order/ProductList.tsx';
import { t } from '../../shared/i18n/t.ts';
import { prerenderAhead } from '../../shared/navigation/fetchAhead.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { commonText } from '../../shared/ui/messages.ts';
import { Hub, placesOf } from './Hub.tsx';
import { orderRestText as loanDetailText } from './messages.ts';
import type { BelowProps } from './model.ts';
import { Popup } from './Popup.tsx';

/** Other loans, if the order's status allows the borrower to take one. */
function Market({ order, model }: BelowProps) {
  if (!showsMarket(order.status) || !order.recommended.length) return null;
  return (
    <section className="card stack">
      <h2>{t(commonText.otherLoans)}</h2>
      <ProductList products={order.recommended} onOpen={model.openProduct} />
      <Button onPress={() => sendToApp(model.env, goHome())} kind="quiet">
        {t(loanDetailText.more)}
      </Button>
    </section>
  );
}

const WAITING: readonly string[] = [STATUS_21, STATUS_110, STATUS_151];

/** Whether the recommended products are shown with an order in a status, where there are any. */
export const showsMarket = (status: string): boolean => WAITING.includes(status);

/** What stands below an order, or opens over it: its plan, other loans, further links, and the popup. */
export function Below({ order, model }: BelowProps) {
  const places = placesOf(model.env, order);
  const next = useRef(places.plan);
  next.current = places.plan;
  useEffect(() => prerenderAhead(model.env.clock, () => next.current), [model]);
  return (
    <>
      <PlanTimeline {...order.facts} />
      <Market order={order} model={model} />
      <Hub places={places} onRepay={model.leaveToRepay} />
      <OrderPhone host={model.env} phone={order.phone} />
      <Popup order={order} model={model} />
    </>
  );
}
