import { useStore } from '@nanostores/react';
import { useCallback, useState } from 'react';
import type { Order } from '../../shared/api/endpoints/readOrder.ts';
import { text as core } from '../../shared/features/core/messages.ts';
import { QueryView } from '../../shared/features/core/QueryView/QueryView.tsx';
import { OrderView } from '../../shared/features/order/OrderView/OrderView.tsx';
import { t } from '../../shared/i18n/t.ts';
import { ActionBar } from '../../shared/ui/ActionBar/ActionBar.tsx';
import { Button } from '../../shared/ui/Button/Button.tsx';
import { lateComponent } from '../../shared/ui/lateComponent.tsx';
import { text } from './messages.ts';
import type { LoanDetailModel } from './model.ts';
import { actionsOf } from './status.ts';

// Below the fold, or in an overlay: the borrower does not wait for it.
const { Late: LateRest } = lateComponent(async () => (await import('./Rest/Rest.tsx')).Rest);

const { Late: LateConfirmed } = lateComponent(async () => (await import('./justTaken/Confirmed.tsx')).Confirmed);

interface PartProps {
  readonly order: Order;
  readonly model: LoanDetailModel;
}

function Repay({ label, model }: { readonly label: string; readonly model: LoanDetailModel }) {
  return (
    <ActionBar>
      <Button onPress={model.repay}>{label}</Button>
    </ActionBar>
  );
}

function Buttons({ order, model }: PartProps) {
  const actions = actionsOf(order.status);
  const unopened = useStore(model.$unopened);
  switch (actions) {
    case 'none':
      return null;
    case 'borrowAgain':
      return (
        <ActionBar>
          {unopened === 'again' && <p role="alert">{t(core.linkRefused)}</p>}
          <Button onPress={model.borrowAgain}>{t(text.again)}</Button>
        </ActionBar>
      );
    case 'repay':
    case 'repayOrRollOver':
      if (actions === 'repay' || !order.isDelayable) return <Repay label={t(text.repayment)} model={model} />;
      return (
        <>
          <Repay label={t(text.repay)} model={model} />
          <section className="card stack">
            <p>{t(text.short)}</p>
            <Button onPress={model.rollOver} kind="quiet">
              {t(text.rollover)}
            </Button>
          </section>
        </>
      );
  }
}

/** If this part fails to load, the order is shown without it, and each read of the order loads it again. */
function Below({ order, model }: PartProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one for each read, with which the part is loaded anew where it failed
  const stay = useCallback(() => {}, [order]);
  return <LateRest order={order} model={model} onFailed={stay} />;
}

/** The order details page. */
export function LoanDetail({ model }: { readonly model: LoanDetailModel }) {
  const view = useStore(model.$view);
  // If its chunk does not load, a loan just taken is shown like any other order.
  const [isPlain, setIsPlain] = useState(false);
  const showPlain = useCallback(() => setIsPlain(true), []);
  const isConfirmation = view.kind === 'ready' && model.isJustTaken(view.data) && !isPlain;
  return (
    <>
      <h1>{t(text.title)}</h1>
      <QueryView view={view} onRefresh={model.refresh}>
        {(order) =>
          isConfirmation ? (
            <LateConfirmed order={order} env={model.env} onFailed={showPlain} />
          ) : (
            <OrderView order={order} phone={model.phoneOf(order)} callLabel={t(text.call)} onCall={model.call}>
              <Buttons order={order} model={model} />
            </OrderView>
          )
        }
      </QueryView>
      {/* The late part comes last, so that nothing moves under a finger. */}
      {view.kind === 'ready' && !isConfirmation && <Below order={view.data} model={model} />}
    </>
  );
}
