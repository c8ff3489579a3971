import { useStore } from '@nanostores/react';
import { t } from '../i18n/t.ts';
import { useLater } from '../platform/loadLater.ts';
import { MayBePaid } from './MayBePaid.tsx';
import { paymentStatusText as text } from './messages.ts';
import { type OrderPayments, type PlaceOfStatus, waysBegun } from './orderPayments.ts';

interface PaymentStatusProps {
  readonly payments: OrderPayments;
  readonly on?: PlaceOfStatus;
}

/**
 * What is known of the payments of an order: the same on each of its screens, above whatever could be paid again. Until its details have loaded, a
 * payment that may have been made is warned of without them.
 */
export function PaymentStatus({ payments, on }: PaymentStatusProps) {
  const status = useStore(payments.$status);
  const rest = useLater(payments.env.later);
  if (rest) return <rest.PaymentDetails payments={payments} status={status} on={on} />;
  const mayBePaid = waysBegun(payments.env).some((way) => way !== 'code');
  return mayBePaid ? <MayBePaid said={t(text.mayPayAgain)} /> : null;
}
