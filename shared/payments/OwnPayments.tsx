import { useState } from 'react';
import { followPayments, type OwnPaymentsProps } from './followPayments.ts';
import { withPayments } from './orderPayments.ts';
import { PaymentStatus } from './PaymentStatus.tsx';

/** What has become of the payments of the order that a page shows, as this phone has recorded them. */
export function OwnPayments({ env, order }: OwnPaymentsProps) {
  const [payments] = useState(() => followPayments(withPayments(env), order));
  return <PaymentStatus payments={payments} on="order" />;
}
