import type { Order } from '../../shared/api/endpoints/readOrder.ts';
import { rangeSeparator } from '../../shared/brand/current.ts';
import { groupThousands } from '../../shared/lib/money.ts';
import { Button } from '../../shared/ui/Button/Button.tsx';
import { phoneIcon } from '../../shared/ui/Icon/drawings.ts';
import { Icon } from '../../shared/ui/Icon/Icon.tsx';
import { Logo } from '../../shared/ui/Logo/Logo.tsx';
import { ProductCard } from '../../shared/ui/ProductCard/ProductCard.tsx';
import { ReadState } from '../../shared/ui/ReadState/ReadState.tsx';
import { Rows } from '../../shared/ui/Rows/Rows.tsx';
import { StatusMark } from '../../shared/ui/StatusMark/StatusMark.tsx';
import { text } from './messages.ts';
import type { LoanDetailModel } from './model.ts';
import { Popup } from './Popup.tsx';
import { ruleOf } from './status.ts';

interface PartProps {
  readonly order: Order;
  readonly model: LoanDetailModel;
}

// Tags stand at the first two products only.
const TAGGED_PRODUCTS = 2;

function Buttons({ order, model }: PartProps) {
  const { actions } = ruleOf(order.status);
  switch (actions) {
    case 'none':
      return null;
    case 'borrowAgain':
      return <Button onPress={model.borrowAgain}>{text.again}</Button>;
    case 'repay':
    case 'repayOrRollOver':
      if (actions === 'repay' || !order.isDelayable) return <Button onPress={model.repay}>{text.repayment}</Button>;
      return (
        <>
          <Button onPress={model.repay}>{text.repay}</Button>
          <section className="card stack">
            <p>{text.short}</p>
            <Button onPress={model.rollOver} kind="quiet">
              {text.rollover}
            </Button>
          </section>
        </>
      );
  }
}

function Market({ order, model }: PartProps) {
  if (!ruleOf(order.status).showsMarket || !order.recommended.length) return null;
  return (
    <section className="card">
      <ul className="products">
        {order.recommended.map((product, at) => (
          <ProductCard
            key={at}
            product={{
              ...product,
              range: groupThousands(product.range, rangeSeparator),
              tags: at < TAGGED_PRODUCTS ? product.tags : [],
            }}
            onOpen={() => model.openProduct(product)}
          />
        ))}
      </ul>
      <Button onPress={model.showMoreProducts} kind="quiet">
        {text.more}
      </Button>
    </section>
  );
}

// Blanks that do not break: a number stays on one line as long as a line can hold it.
const inOnePiece = (phone: string): string => phone.replace(/ /g, '\u00a0');

function Phone({ order, model }: PartProps) {
  const phone = model.phoneOf(order);
  return (
    <Button onPress={() => model.call(phone)} kind="text">
      <Icon path={phoneIcon} /> {text.call} {inOnePiece(phone)}
    </Button>
  );
}

function OrderView({ order, model }: PartProps) {
  return (
    <>
      <section className="card stack">
        <StatusMark status={order.status} />
        <h2>{order.statusText}</h2>
        <p className="muted said">{order.statusDescription}</p>
      </section>
      <section className="card">
        <div className="line">
          <Logo url={order.productLogo} />
          <strong className="grow">{order.productName}</strong>
        </div>
        <Rows rows={order.details} />
      </section>
      <Buttons order={order} model={model} />
      <Market order={order} model={model} />
      <Phone order={order} model={model} />
    </>
  );
}

/** The order details page. */
export function LoanDetail({ model }: { readonly model: LoanDetailModel }) {
  return (
    <>
      <h1>{text.title}</h1>
      <ReadState view={model.$view.get()} onRefresh={model.refresh}>
        {(order) => <OrderView order={order} model={model} />}
      </ReadState>
      <Popup model={model} />
    </>
  );
}
