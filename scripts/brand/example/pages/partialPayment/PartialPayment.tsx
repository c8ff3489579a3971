import { useStore } from '@nanostores/react';
import { showAmount } from 'borrower-web/shared/brand/formats.ts';
import { QueryView } from 'borrower-web/shared/features/core/QueryView.tsx';
import { UnconfirmedNotice } from 'borrower-web/shared/features/core/UnconfirmedNotice.tsx';
import { t } from 'borrower-web/shared/i18n/t.ts';
import { Button } from 'borrower-web/shared/ui/Button.tsx';
import { FieldProblem, useProblemMark } from 'borrower-web/shared/ui/FieldProblem.tsx';
import { RowList } from 'borrower-web/shared/ui/RowList.tsx';
import { Labelled, TextField } from 'borrower-web/shared/ui/TextField.tsx';
import { text } from './messages.ts';
import type { createPartialPayment } from './model.ts';

interface PartialPaymentProps {
  readonly model: ReturnType<typeof createPartialPayment>;
}

const FIELD = 'amount';

function Form({ model }: PartialPaymentProps) {
  const problem = useStore(model.$problem);
  const refusal = useStore(model.$refusal);
  const mark = useProblemMark(FIELD, problem);
  return (
    <section className="card stack">
      <Labelled label={t(text.amount)}>
        <TextField kind="text" value={model.$typed.get()} onFill={model.type} mark={mark} />
      </Labelled>
      <FieldProblem field={FIELD} message={problem?.message} />
      {refusal && <p role="alert">{t(refusal)}</p>}
      <Button onPress={() => void model.pay()} isBusy={useStore(model.$state).kind === 'sending'}>
        {t(text.pay)}
      </Button>
    </section>
  );
}

/** What stands in the place of the form once a payment was sent. */
function Payment({ model }: PartialPaymentProps) {
  const state = useStore(model.$state);
  if (state.kind === 'free' || state.kind === 'sending') return <Form model={model} />;
  if (state.kind === 'unconfirmed' && (!state.wasAccepted || state.maySendAgain))
    return (
      <UnconfirmedNotice
        {...state}
        title={t(text.unconfirmed)}
        message={t(text.lost)}
        openMessage={t(text.open)}
        againLabel={t(text.again)}
        orderHref={model.orderAddress}
        onCheckAgain={() => void model.checkAgain()}
        onAgain={model.release}
      />
    );
  return (
    <section className="card stack">
      <p role="status">{t(text.accepted)}</p>
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
  return (
    <>
      <h1>{t(text.title)}</h1>
      <QueryView view={useStore(model.order.$view)} onRefresh={() => void model.order.refresh()}>
        {({ facts: { dueCents } }) => (
          <>
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
