import { useStore } from '@nanostores/react';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { RepaymentInfo } from '../../api/endpoints/repaymentInfo.ts';
import { servicePhone, serviceTel } from '../../brand/current.ts';
import { type Amount, isPayable } from '../../domain/money.ts';
import { t } from '../../i18n/t.ts';
import { PaymentStatus } from '../../payments/PaymentStatus.tsx';
import type { Later } from '../../platform/loadLater.ts';
import { Button } from '../../ui/Button.tsx';
import { commonText } from '../../ui/messages.ts';
import { repaymentWaysText as text } from '../codes/messages.ts';
import { PayCodeBox } from '../codes/PayCodeBox.tsx';
import type { QueryStatus } from '../core/createQuery.ts';
import { LaterNotice } from '../core/failure.tsx';
import { OwnerLine } from '../core/OwnerLine.tsx';
import { QueryView } from '../core/QueryView.tsx';
import { PaymentTitle } from '../core/RouteTitle.tsx';
import { isOver, type PlanChannels, type RepaymentModel, type ShownPlan } from './repayment.ts';

/** The fields of an order's repayment info that the ways to pay need. */
export type Offered = Pick<RepaymentInfo, 'notice' | 'hasTip' | 'channels' | 'payCode' | 'facts'>;

/** The ways to pay, and what the borrower can do. */
export interface WaysProps extends ShownPlan<Offered> {
  readonly status: QueryStatus;
  /** The channels, whose list is visible once it is opened; undefined until they have loaded. */
  readonly channels: PlanChannels | undefined;
  /** Opens the list. Resolves once it has loaded or failed to load. */
  readonly onShowChannels: () => Promise<void>;
  readonly later: Later<unknown>;
  /** Whether the code has expired: it is not shown then. */
  readonly hasExpired: boolean;
  readonly onCopy: (code: string) => Promise<boolean>;
  /** The component that contains the button for the list, which is the page's main button. */
  readonly Bar: ComponentType<{ readonly due: Amount; readonly children: ReactNode }>;
}

/** Shown where the amount is zero or less, or none: there is nothing that could be paid, and somebody to ask. */
function NothingToPay() {
  return (
    <section className="card stack">
      <p role="status">{t(commonText.nothingHere)}</p>
      <a className="button button--quiet" href={serviceTel}>
        {servicePhone}
      </a>
    </section>
  );
}

/** The ways to pay the amount on a page: its existing code, or a channel from the list. */
export function RepaymentWays({ plan, hasExpired, channels, onShowChannels, later, onCopy, Bar, ...page }: WaysProps) {
  const { payCode } = plan;
  const [isOpening, setIsOpening] = useState(false);
  const showChannels = async (): Promise<void> => {
    setIsOpening(true);
    await onShowChannels();
    setIsOpening(false);
  };
  if (!isPayable(page.due)) return <NothingToPay />;
  return (
    <>
      {plan.notice && <p className="page-note said">{plan.notice}</p>}
      {payCode && !hasExpired && !channels?.isCodeBarred(plan, page.due) && (
        <PayCodeBox
          title={payCode.title || t(text.payCode)}
          logoUrl={payCode.logo}
          code={payCode.code}
          onCopy={() => onCopy(payCode.code)}
          href={page.codeAddress}
        />
      )}
      {hasExpired && <p className="card">{t(text.expired)}</p>}
      {/* Notes about the code are shown below it; the list opens over the page. */}
      {channels && <channels.Channels {...page} plan={plan} hasExpired={hasExpired} />}
      <Bar due={page.due}>
        <div className="stack">
          <LaterNotice later={later} />
          <Button isBusy={isOpening} onPress={showChannels}>
            {t(text.method)}
          </Button>
        </div>
      </Bar>
      {/* It comes late, and would move the button under a finger. */}
      {channels && plan.hasTip && <channels.TipLink href={page.instructionsAddress} />}
    </>
  );
}

interface RepaymentScreenProps<Plan> extends Pick<WaysProps, 'Bar'> {
  readonly title: string;
  readonly model: RepaymentModel<Plan>;
  /** Renders the amount to be paid. */
  readonly children: (plan: Plan) => ReactNode;
}

/** A screen that shows the amount to be paid and the ways to pay it. */
export function RepaymentScreen<Plan extends Offered>({ title, model, Bar, children }: RepaymentScreenProps<Plan>) {
  const { payments, later } = model;
  const view = useStore(model.$view);
  const channels = useStore(model.$channels);
  const hasExpired = useStore(model.$hasExpired);
  const { arrived } = useStore(payments.$status);
  const isAllSaid = isOver(arrived) || (arrived && view.kind === 'refused');
  return (
    <>
      <PaymentTitle title={title} receipt={isAllSaid ? arrived : undefined} />
      {/* Not before the service has accepted the session: whoever holds the phone by then may be somebody else. */}
      {(arrived || view.kind === 'ready') && <PaymentStatus payments={payments} />}
      {/* What is due next is shown below the confirmation of a payment. If nothing is due any more, the confirmation itself says so. */}
      {!isAllSaid && (
        <QueryView view={view} onRefresh={model.refresh}>
          {({ plan, ...addresses }, status) => (
            <>
              <OwnerLine owner={plan.facts.owner} />
              {children(plan)}
              <RepaymentWays
                plan={plan}
                {...addresses}
                status={status}
                channels={channels}
                onShowChannels={model.showChannels}
                later={later}
                hasExpired={hasExpired}
                onCopy={model.copy}
                Bar={Bar}
              />
            </>
          )}
        </QueryView>
      )}
    </>
  );
}
