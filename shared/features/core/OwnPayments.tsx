import { useState } from 'react';
import { FollowedPayments } from '../../payments/FollowedPayments.tsx';
import type { FollowedOrder } from '../../payments/followPayments.ts';
import type { PaymentParts } from '../../payments/orderPayments.ts';
import type { PageEnv } from '../../platform/env.ts';
import { withPayments } from './withPayments.ts';

interface OwnPaymentsProps {
  readonly env: PageEnv<PaymentParts>;
  readonly order: FollowedOrder;
}

/** What has become of the payments of the order that a page shows, as this phone has recorded them. */
export function OwnPayments({ env, order }: OwnPaymentsProps) {
  const [own] = useState(() => withPayments(env));
  return <FollowedPayments env={own} order={order} />;
}
