import { useState } from 'react';
import type { PageEnv } from '../platform/env.ts';
import { type FollowedOrder, followPayments } from './followPayments.ts';
import { type PaymentParts, withPayments } from './orderPayments.ts';
import { PaymentStatus } from './PaymentStatus.tsx';

interface OwnPaymentsProps {
  readonly env: PageEnv<PaymentParts>;
  readonly order: FollowedOrder;
}

/** What has become of the payments of the order that a page shows, as this phone has recorded them. */
export function OwnPayments({ env, order }: OwnPaymentsProps) {
  const [payments] = useState(() => followPayments(withPayments(env), order));
  return <PaymentStatus payments={payments} on="order" />;
}
