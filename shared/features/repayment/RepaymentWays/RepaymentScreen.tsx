import type { ReactNode } from 'react';
import type { Amount } from '../../../domain/money.ts';
import { loading, type QueryState } from '../../core/createQuery.ts';
import { QueryView } from '../../core/QueryView/QueryView.tsx';
import type { PaymentParts } from '../latePayment.ts';
import { type Offered, RepaymentWays, type WaysProps } from './RepaymentWays.tsx';

/** A plan as its page has it, with the addresses of the pages that belong to it. */
interface Shown<Plan> {
  readonly plan: Plan;
  readonly due: Amount;
  readonly codeAddress: string;
  readonly instructionsAddress: string;
  readonly cardAddress: string | undefined;
}

interface RepaymentScreenProps<Plan>
  extends Pick<WaysProps, 'Channels' | 'onShowChannels' | 'expiredAtMs' | 'onCopy' | 'Head' | 'Bar'> {
  readonly title: string;
  readonly view: QueryState<Shown<Plan>>;
  readonly onRefresh: () => void;
  /** The outcome of a payment. */
  readonly parts: PaymentParts;
  /** Renders the amount to be paid. */
  readonly children: (plan: Plan) => ReactNode;
}

/** A screen that shows the amount to be paid and the ways to pay it. */
export function RepaymentScreen<Plan extends Offered>({
  title,
  view,
  onRefresh,
  children,
  parts: { Arrived, Waiting, Opened, isOver, isAwaited },
  ...ways
}: RepaymentScreenProps<Plan>) {
  return (
    <>
      <h1>{title}</h1>
      {Arrived ? <Arrived /> : view.kind === 'ready' && Waiting && <Waiting />}
      {/* What is due next is shown below the confirmation of a payment. If nothing is due any more, the confirmation itself says so. */}
      {!(isOver || (Arrived && view.kind === 'refused')) && (
        <QueryView view={isAwaited && view.kind === 'ready' ? loading : view} onRefresh={onRefresh}>
          {({ plan, ...addresses }, status) => (
            <>
              {children(plan)}
              {Opened && <Opened />}
              <RepaymentWays plan={plan} {...addresses} {...ways} status={status} />
            </>
          )}
        </QueryView>
      )}
    </>
  );
}
