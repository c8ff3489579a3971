import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { phoneIcon } from '../Icon/drawings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Rows } from '../Rows/Rows.tsx';
import { StatusMark } from '../StatusMark/StatusMark.tsx';

interface OrderViewProps {
  /** The order in the service's own words. */
  readonly order: {
    readonly status: string;
    readonly statusText: string;
    readonly statusDescription: string;
    readonly productName: string;
    readonly productLogo: string;
    readonly details: readonly { readonly label: string; readonly value: string }[];
  };
  /** The number that the borrower can call, and what the button says before it. */
  readonly phone: string;
  readonly callLabel: string;
  readonly onCall: (phone: string) => void;
  /** What can be done with the order. */
  readonly children?: ReactNode;
}

/** An order: its status, its product and details, what can be done with it, and whom to call. */
export function OrderView({ order, phone, callLabel, onCall, children }: OrderViewProps) {
  return (
    <>
      <section className="card stack">
        <StatusMark status={order.status} />
        {order.statusText && <h2>{order.statusText}</h2>}
        <p className="muted said">{order.statusDescription}</p>
      </section>
      {(order.productName || order.details.length > 0) && (
        <section className="card">
          <div className="line">
            <Logo url={order.productLogo} />
            <strong className="grow">{order.productName}</strong>
          </div>
          <Rows rows={order.details} />
        </section>
      )}
      {children}
      <Button onPress={() => onCall(phone)} kind="text">
        <Icon path={phoneIcon} /> {callLabel} <span className="whole">{phone}</span>
      </Button>
    </>
  );
}
