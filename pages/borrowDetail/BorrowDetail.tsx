import { OrderView } from '../../shared/ui/OrderView/OrderView.tsx';
import { ReadState } from '../../shared/ui/ReadState/ReadState.tsx';
import { text } from './messages.ts';
import type { BorrowDetailModel } from './model.ts';

/** An order as it stands: where a payment leads to. */
export function BorrowDetail({ model }: { readonly model: BorrowDetailModel }) {
  return (
    <>
      <h1>{text.title}</h1>
      <ReadState view={model.$view.get()} onRefresh={model.refresh}>
        {(order) => (
          <OrderView order={order} phone={model.phoneOf(order)} callLabel={text.call} onCall={model.call}>
            <a className="button button--quiet" href={model.orderAddress()}>
              {text.whole}
            </a>
          </OrderView>
        )}
      </ReadState>
    </>
  );
}
