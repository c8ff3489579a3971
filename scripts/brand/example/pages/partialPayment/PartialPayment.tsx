import { useStore } from '@nanostores/react';
import { showAmount } from 'borrower-web/shared/brand/formats.ts';
import { focusHeadingAbove } from 'borrower-web/shared/features/core/focus.ts';
import { LoginPrompt } from 'borrower-web/shared/features/core/LoginPrompt.tsx';
import { QueryView } from 'borrower-web/shared/features/core/QueryView.tsx';
import { UnconfirmedNotice } from 'borrower-web/shared/features/core/UnconfirmedNotice.tsx';
import { t } from 'borrower-web/shared/i18n/t.ts';
import { PaymentStatus } from 'borrower-web/shared/payments/PaymentStatus.tsx';
import { Button } from 'borrower-web/shared/ui/Button.tsx';
import { anyText } from 'borrower-web/shared/ui/fieldRules.ts';
import { RowList } from 'borrower-web/shared/ui/RowList.tsx';
import { TextField } from 'borrower-web/shared/ui/TextField.tsx';
import { text } from './messages.ts';
import type { createPartialPayment } from './model.ts';

interface PartialPaymentProps {
  readonly model: ReturnType<typeof createPartialPayment>;
}

function Form({ model }: PartialPaymentProps) {
  const refusal = useStore(model.$refusal);
  return (
    <section className="card stack">
      <TextField
        name="amount"
        label={t(text.amount)}
        rule={anyText}
        value={useStore(model.$typed)}
        problem={useStore(model.$problem)}
        onFill={model.type}
        input={{ inputMode: 'decimal', autoComplete: 'off' }}
      />
      {refusal && <p role="alert">{t(refusal)}</p>}
      <LoginPrompt failure={useStore(model.$failure)} />
      <Button onPress={() => void model.pay()} isBusy={useStore(model.$state).kind === 'sending'}>
        {t(text.pay)}
      </Button>
    </section>
  );
}

/** What stands in the place of the form once a payment was sent. */
function Payment({ model }: PartialPaymentProps) {
  const state = useStore(model.$state);
  const isBooked = useStore(model.$isBooked);
  const failure = useStore(model.$failure);
  const payAgain = (): void => {
    focusHeadingAbove();
    model.payAgain();
  };
  if (state.kind === 'free' || state.kind === 'sending') return <Form model={model} />;
  if (state.kind === 'unconfirmed' && !(state.wasAccepted && (isBooked || !state.maySendAgain)))
    return (
      <UnconfirmedNotice
        {...state}
        title={t(text.unconfirmed)}
        message={t(text.lost)}
        openMessage={t(text.open)}
        againLabel={t(text.again)}
        orderHref={model.orderAddress}
        onCheckAgain={() => void model.checkAgain()}
        failure={failure}
        onAgain={payAgain}
      />
    );
  return (
    <section className="card stack">
      {/* What has arrived stands above, as the order says it. */}
      {!isBooked && <p role="status">{t(text.accepted)}</p>}
      <Button
        kind="quiet"
        onPress={model.payAnother}
        isBusy={state.kind === 'unconfirmed' && state.check === 'checking'}
      >
        {t(text.another)}
      </Button>
    </section>
  );
}

/** Pays a part of what is due on an order. */
export function PartialPayment({ model }: PartialPaymentProps) {
  const state = useStore(model.$state);
  const saysItself = state.kind === 'sending' || (state.kind === 'unconfirmed' && !state.wasAccepted);
  return (
    <>
      <h1>{t(text.title)}</h1>
      <QueryView view={useStore(model.order.$view)} onRefresh={() => void model.order.refresh()}>
        {({ facts: { dueCents } }) => (
          <>
            {/* Not while the form's own notice says it, and not before the service has accepted the session: somebody else may hold the phone by now. */}
            {!saysItself && <PaymentStatus payments={model.payments} />}
            {dueCents !== undefined && (
              <section className="card">
                <RowList rows={[{ label: t(text.due), value: showAmount(dueCents) }]} />
              </section>
            )}
            <Payment model={model} />
          </>
        )}
      </QueryView>
    </>
  );
}
