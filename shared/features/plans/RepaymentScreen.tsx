import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import type { RepaymentInfo } from '../../api/endpoints/repaymentInfo.ts';
import { servicePhone, serviceTel } from '../../brand/current.ts';
import { type Amount, isPayable } from '../../domain/money.ts';
import { t } from '../../i18n/t.ts';
import { PaymentStatus } from '../../payments/PaymentStatus.tsx';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { commonText } from '../../ui/messages.ts';
import { repaymentWaysText as text } from '../codes/messages.ts';
import { PayCodeBox } from '../codes/PayCodeBox.tsx';
import type { QueryStatus } from '../core/createQuery.ts';
import { LaterNotice } from '../core/failure.tsx';
import { OwnerLine } from '../core/OwnerLine.tsx';
import { QueryView } from '../core/QueryView.tsx';
import { PaymentTitle } from '../core/RouteTitle.tsx';
import { isOver, type RepaymentModel } from './repayment.ts';

interface WaysProps<Plan extends RepaymentInfo> {
  readonly plan: Plan;
  readonly status: QueryStatus;
  readonly model: Omit<RepaymentModel<Plan>, '$view' | 'payments' | 'open' | 'refresh'>;
  /** What stands above the button for the list, which is the page's main button. */
  readonly aboveButton?: ((due: Amount) => ReactNode) | undefined;
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
export function RepaymentWays<Plan extends RepaymentInfo>({ plan, status, model, aboveButton }: WaysProps<Plan>) {
  const { payCode } = plan;
  const channels = useStore(model.$channels);
  const hasExpired = useStore(model.$hasExpired);
  const [isOpening, setIsOpening] = useState(false);
  const showChannels = async (): Promise<void> => {
    setIsOpening(true);
    await model.showChannels();
    setIsOpening(false);
  };
  const due = model.amountOf(plan);
  if (!isPayable(due)) return <NothingToPay />;
  return (
    <>
      {plan.notice && <p className="page-note said">{plan.notice}</p>}
      {payCode && !hasExpired && !channels?.isCodeBarred(plan, due) && (
        <PayCodeBox
          title={payCode.title || t(text.payCode)}
          logoUrl={payCode.logo}
          code={payCode.code}
          onCopy={() => model.copy(payCode.code)}
          href={model.codeAddress}
        />
      )}
      {hasExpired && <p className="card">{t(text.expired)}</p>}
      {/* Notes about the code are shown below it; the list opens over the page. */}
      {channels && (
        <channels.Channels {...{ plan, due, status, hasExpired }} cardAddress={model.cardAddressOf?.(plan)} />
      )}
      <ActionBar>
        {aboveButton?.(due)}
        <div className="stack">
          <LaterNotice later={model.later} />
          <Button isBusy={isOpening} onPress={showChannels}>
            {t(text.method)}
          </Button>
        </div>
      </ActionBar>
      {/* It comes late, and would move the button under a finger. */}
      {channels && plan.hasTip && <channels.TipLink href={model.instructionsAddress} />}
    </>
  );
}

interface RepaymentScreenProps<Plan extends RepaymentInfo> extends Pick<WaysProps<Plan>, 'aboveButton'> {
  readonly title: string;
  readonly model: RepaymentModel<Plan>;
  readonly children: (plan: Plan) => ReactNode;
}

/** A screen that shows the amount to be paid and the ways to pay it. */
export function RepaymentScreen<Plan extends RepaymentInfo>({
  title,
  model,
  aboveButton,
  children,
}: RepaymentScreenProps<Plan>) {
  const { payments } = model;
  const view = useStore(model.$view);
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
          {(plan, status) => (
            <>
              <OwnerLine owner={plan.facts.owner} />
              {children(plan)}
              <RepaymentWays plan={plan} status={status} model={model} aboveButton={aboveButton} />
            </>
          )}
        </QueryView>
      )}
    </>
  );
}
