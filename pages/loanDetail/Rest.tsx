import type { Order } from '../../shared/api/endpoints/readOrder.ts';
import { Hub } from './Hub.tsx';
import { Market } from './Market.tsx';
import type { LoanDetailModel } from './model.ts';
import { Popup } from './Popup.tsx';

/** What of an order's page nobody waits for: other loans, where else it leads, and the popup over it. */
export function Rest({ order, model }: { readonly order: Order; readonly model: LoanDetailModel }) {
  return (
    <>
      <Market order={order} model={model} />
      <Hub places={model.placesOf(order)} />
      <Popup model={model} />
    </>
  );
}
