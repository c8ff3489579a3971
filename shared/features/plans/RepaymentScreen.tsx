import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { Amount } from '../../domain/money.ts';
import type { OrderPayments } from '../../payments/orderPayments.ts';
import { PaymentStatus } from '../../payments/PaymentStatus.tsx';
import type { QueryState } from '../core/createQuery.ts';
import { OwnerLine } from '../core/OwnerLine.tsx';
import { PaymentTitle } from '../core/PaymentTitle.tsx';
import { QueryView } from '../core/QueryView.tsx';
import { type Offered, RepaymentWays, type WaysProps } from './RepaymentWays.tsx';
import { isOver } from './repayment.ts';

/** A plan as its page has it, with the addresses of the pages that belong to it. */
interface Shown<Plan> {
  readonly plan: Plan;
  readonly due: Amount;
  readonly codeAddress: string;
  readonly instructionsAddress: string;
  readonly cardAddress: string | undefined;
}

interface RepaymentScreenProps<Plan>
  extends Pick<WaysProps, 'Channels' | 'onShowChannels' | 'later' | 'expiredAtMs' | 'onCopy' | 'Bar'> {
  readonly title: string;
  readonly view: QueryState<Shown<Plan>>;
  readonly onRefresh: () => void;
  /** The payments of the order that may have been made. */
  readonly payments: OrderPayments;
  /** Renders the amount to be paid. */
  readonly children: (plan: Plan) => ReactNode;
}

/** A screen that shows the amount to be paid and the ways to pay it. */
export function RepaymentScreen<Plan extends Offered>({
  title,
  view,
  onRefresh,
  children,
  payments,
  ...ways
}: RepaymentScreenProps<Plan>) {
  const { arrived } = useStore(payments.$status);
  const isAllSaid = isOver(arrived) || (arrived && view.kind === 'refused');
  return (
    <>
      <PaymentTitle title={title} receipt={isAllSaid ? arrived : undefined} />
      {/* Not before the service has accepted the session: whoever holds the phone by then may be somebody else. */}
      {(arrived || view.kind === 'ready') && <PaymentStatus payments={payments} />}
      {/* What is due next is shown below the confirmation of a payment. If nothing is due any more, the confirmation itself says so. */}
      {!isAllSaid && (
        <QueryView view={view} onRefresh={onRefresh}>
          {({ plan, ...addresses }, status) => (
            <>
              <OwnerLine owner={plan.facts.owner} />
              {children(plan)}
              <RepaymentWays plan={plan} {...addresses} {...ways} status={status} />
            </>
          )}
        </QueryView>
      )}
    </>
  );
}
