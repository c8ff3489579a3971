import type { ReactNode } from 'react';
import { t } from '../../../i18n/t.ts';
import { numberIn } from '../../../lib/phone.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { DetailRows } from '../../../ui/DetailRows/DetailRows.tsx';
import { phoneIcon } from '../../../ui/Icon/drawings.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Logo } from '../../../ui/Logo/Logo.tsx';
import { StatusMark } from '../StatusMark/StatusMark.tsx';
import { text } from './messages.ts';

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
  /** Whom the borrower can call, as it came, and what the button says before it. Words without a number are only shown. */
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
          <DetailRows rows={order.details} />
        </section>
      )}
      {children}
      {numberIn(phone) ? (
        <Button onPress={() => onCall(phone)} kind="text">
          <Icon path={phoneIcon} /> {callLabel} <span className="whole">{phone}</span>
        </Button>
      ) : (
        <p className="said">
          {callLabel} <span>{phone}</span> {t(text.noCall)}
        </p>
      )}
    </>
  );
}
