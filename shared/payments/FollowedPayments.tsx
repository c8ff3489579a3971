import { useState } from 'react';
import { type FollowedOrder, followPayments } from './followPayments.ts';
import type { PaymentsEnv } from './orderPayments.ts';
import { PaymentStatus } from './PaymentStatus.tsx';

/** What has become of the payments of the order that a page shows. */
export function FollowedPayments({ env, order }: { readonly env: PaymentsEnv; readonly order: FollowedOrder }) {
  const [payments] = useState(() => followPayments(env, order));
  return <PaymentStatus payments={payments} on="order" />;
}
