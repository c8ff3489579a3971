import { useEffect, useRef, useState } from 'react';
import { OrderPhone } from '../../shared/features/order/OrderPhone.tsx';
import { PlanTimeline } from '../../shared/features/order/PlanTimeline.tsx';
import { t } from '../../shared/i18n/t.ts';
import { prerenderAhead } from '../../shared/navigation/fetchAhead.ts';
import { ContractSheet } from './ContractSheet.tsx';
import { createContracts } from './contracts.ts';
import { Hub } from './Hub.tsx';
import { placesOf } from './hubPlaces.ts';
import { Market } from './Market.tsx';
import { loanDetailText as text } from './messages.ts';
import type { BelowProps } from './model.ts';
import { Popup } from './Popup.tsx';

/** What stands below an order, or opens over it: its plan, other loans, further links, and the popup. */
export function Below({ order, model }: BelowProps) {
  const [contracts] = useState(() => createContracts(model.env));
  const places = placesOf(model.env, order);
  const next = useRef(places.plan);
  next.current = places.plan;
  useEffect(() => prerenderAhead(model.env.clock, () => next.current), [model]);
  return (
    <>
      <PlanTimeline {...order.facts} />
      <Market order={order} model={model} />
      <Hub places={places} onContracts={contracts.show} onRepay={model.leaveToRepay} />
      <OrderPhone host={model.env} phone={order.phone} label={t(text.call)} />
      <ContractSheet contracts={contracts} serviceAddress={places.service} />
      <Popup order={order} model={model} />
    </>
  );
}
