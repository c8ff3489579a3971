import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { t } from '../i18n/t.ts';
import { useLater } from '../platform/loadLater.ts';
import { clockIcon, Icon } from '../ui/Icon.tsx';
import { paymentStatusText as text } from './messages.ts';
import { type PaymentDetailsProps, waysBegun } from './orderPayments.ts';
import './PaymentStatus.scss';

interface MayBePaidProps {
  /** What is known of the payment. */
  readonly said?: string;
  /** What the borrower is to heed; by default that it must not be made again. */
  readonly warning?: string | undefined;
  /** Whether it was sent, or only opened: a channel's page, or a code, which is most likely just looked at. */
  readonly state?: 'sent' | 'opened' | 'code';
  /** What the screen adds: how it looks for the payment, and the ways on. */
  readonly children?: ReactNode;
}

/** The strip about a payment that may have been made: the same on every screen of the order. */
export function MayBePaid({ said, warning, state = 'sent', children }: MayBePaidProps) {
  return (
    <section className={`card stack${state === 'code' ? '' : ' pending'}`}>
      <p className="said" role={state === 'sent' ? 'alert' : 'status'}>
        <Icon path={clockIcon} />{' '}
        <span>
          {said} <strong>{warning || t(text.mayBePaid)}</strong>
        </span>
      </p>
      {children}
    </section>
  );
}

/**
 * What is known of the payments of an order: the same on each of its screens, above whatever could be paid again. Until its details have loaded, a
 * payment that may have been made is warned of without them.
 */
export function PaymentStatus({ payments, on }: Omit<PaymentDetailsProps, 'status'>) {
  const status = useStore(payments.$status);
  const rest = useLater(payments.env.later);
  if (rest) return <rest.PaymentDetails payments={payments} status={status} on={on} />;
  const mayBePaid = waysBegun(payments.env).some((way) => way !== 'code');
  return mayBePaid ? <MayBePaid said={t(text.mayPayAgain)} /> : null;
}
