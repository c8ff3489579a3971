import { useEffect, useRef, useState } from 'react';
import type { Order } from '../../../shared/api/endpoints/readOrder.ts';
import { prerenderAhead } from '../../../shared/navigation/prerenderAhead.ts';
import { ContractSheet } from '../Hub/ContractSheet.tsx';
import { createContracts } from '../Hub/contracts.ts';
import { Hub } from '../Hub/Hub.tsx';
import { placesOf } from '../Hub/hubPlaces.ts';
import type { LoanDetailModel } from '../model.ts';
import { Market } from './Market.tsx';
import { Popup } from './Popup.tsx';

/** The parts of an order's page that load late: other loans, further links, and the popup. */
export function Rest({ order, model }: { readonly order: Order; readonly model: LoanDetailModel }) {
  const [contracts] = useState(() => createContracts(model.env));
  const places = placesOf(model.env, order);
  const next = useRef(places.plan);
  next.current = places.plan;
  useEffect(() => prerenderAhead(model.env.clock, () => next.current), [model]);
  return (
    <>
      <Market order={order} model={model} />
      <Hub places={places} onContracts={contracts.show} onRepay={model.leaveToRepay} />
      <ContractSheet contracts={contracts} serviceAddress={places.service} />
      <Popup model={model} />
    </>
  );
}
