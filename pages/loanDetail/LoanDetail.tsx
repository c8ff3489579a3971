import { useStore } from '@nanostores/react';
import { LaterNotice } from '../../shared/features/core/failure.tsx';
import { OwnerLine } from '../../shared/features/core/OwnerLine.tsx';
import { QueryView } from '../../shared/features/core/QueryView.tsx';
import { OrderView } from '../../shared/features/order/OrderView.tsx';
import { t } from '../../shared/i18n/t.ts';
import { useLater } from '../../shared/platform/loadLater.ts';
import { ActionBar } from '../../shared/ui/ActionBar.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { commonText } from '../../shared/ui/messages.ts';
import { loanDetailText as text } from './messages.ts';
import type { BelowProps, LoanDetailModel } from './model.ts';
import { actionsOf } from './status.ts';

function Buttons({ order, model }: BelowProps) {
  const actions = actionsOf(order);
  const isShort = actions === 'repayOrRollOver' && order.isDelayable;
  switch (actions) {
    case 'none':
      return null;
    case 'seeOffer':
      return (
        <ActionBar>
          <a className="button button--main" href={model.offerAddress}>
            {t(commonText.offer)}
          </a>
        </ActionBar>
      );
    case 'borrowAgain':
      return (
        <ActionBar>
          <Button onPress={model.borrowAgain}>{t(text.again)}</Button>
        </ActionBar>
      );
    case 'repay':
    case 'repayOrRollOver':
      return (
        <>
          <ActionBar>
            <Button onPress={model.repay}>{t(isShort ? text.repay : text.repayment)}</Button>
          </ActionBar>
          {isShort && (
            <section className="card stack">
              <p>{t(text.short)}</p>
              <Button onPress={model.rollOver} kind="quiet">
                {t(text.rollover)}
              </Button>
            </section>
          )}
        </>
      );
  }
}

/** The order details page. */
export function LoanDetail({ model }: { readonly model: LoanDetailModel }) {
  const view = useStore(model.$view);
  const { later } = model.env;
  const rest = useLater(later);
  const { kind } = useStore(later.$state);
  const shown = view.kind === 'ready' ? view.data : undefined;
  // If the rest does not come, a loan just taken is shown like any other order.
  const isConfirmation = shown && model.isJustTaken(shown) && kind !== 'failed';
  return (
    <>
      <h1>{t(commonText.orderDetails)}</h1>
      {/* Not before the service has accepted the session: whoever holds the phone by then may be somebody else. */}
      {shown && <OwnerLine owner={shown.facts.owner} />}
      {shown && rest && <rest.OwnPayments env={model.env} order={model} />}
      <QueryView view={view} onRefresh={model.refresh}>
        {(order) =>
          isConfirmation ? (
            rest && <rest.Confirmed order={order} env={model.env} />
          ) : (
            <OrderView order={order}>
              <Buttons order={order} model={model} />
            </OrderView>
          )
        }
      </QueryView>
      {/* Last, so that nothing moves under a finger. */}
      {shown && !isConfirmation && rest && <rest.Below order={shown} model={model} />}
      {shown && <LaterNotice later={later} />}
    </>
  );
}
