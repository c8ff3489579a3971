import type { ReactNode } from 'react';
import { showAmount } from '../../brand/formats.ts';
import type { OrderFacts } from '../../domain/orderFacts.ts';
import { SETTLED } from '../../domain/orderStatus.ts';
import { counted } from '../../i18n/messages.ts';
import { t } from '../../i18n/t.ts';
import { NoBreakDates } from '../../ui/Day.tsx';
import { heroAmount } from '../../ui/Hero.tsx';
import { checkIcon, Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { RowList } from '../../ui/RowList.tsx';
import '../../ui/Hero.scss';
import { orderViewText as text } from './messages.ts';
import { leadingRows } from './orderRows.ts';
import { StatusMark, toneOf } from './StatusMark.tsx';
import './OrderView.scss';

interface OrderViewProps {
  /** The order in the service's own words. */
  readonly order: {
    readonly status: string;
    readonly statusText: string;
    readonly statusDescription: string;
    readonly productName: string;
    readonly productLogo: string;
    readonly details: readonly { readonly label: string; readonly value: string }[];
    readonly facts: Pick<OrderFacts, 'dueCents' | 'daysLate' | 'isOffer'>;
  };
  /** What can be done with the order. */
  readonly children?: ReactNode;
}

type ShownOrder = OrderViewProps['order'];

const lateWords = (days: number): string => ` · ${t(counted(days, text.lateOne, text.late))}`;

function Status({ order }: { readonly order: ShownOrder }) {
  const { dueCents, label, daysLate } = leadingRows(order);
  return (
    <section className={`card stack status status--${toneOf(order.status)}`}>
      <div className="status__head">
        <StatusMark status={order.status} isOffer={order.facts.isOffer} />
        {order.statusText && <h2>{order.statusText}</h2>}
        {order.status === SETTLED && <Icon path={checkIcon} />}
      </div>
      {dueCents && (
        <>
          <p className={heroAmount(showAmount(dueCents))}>{showAmount(dueCents)}</p>
          <p>
            <strong>{label ?? t(text.due)}</strong>
            {daysLate > 0 && lateWords(daysLate)}
          </p>
        </>
      )}
      <p className="said">
        <NoBreakDates text={order.statusDescription} />
      </p>
    </section>
  );
}

/** An order: its status, product and details, and the possible actions. */
export function OrderView({ order, children }: OrderViewProps) {
  const { rest } = leadingRows(order);
  return (
    <>
      <Status order={order} />
      {(order.productName || rest.length > 0) && (
        <section className="card">
          <div className="line">
            <Logo url={order.productLogo} name={order.productName} />
            <strong className="grow notranslate">{order.productName}</strong>
          </div>
          <RowList rows={rest} />
        </section>
      )}
      {children}
    </>
  );
}
