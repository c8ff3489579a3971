import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { ComplaintStart } from '../../shared/api/endpoints/readComplaintStart.ts';
import type { ComplaintReceipt } from '../../shared/features/complaint/complaintReceipt.ts';
import { OrderCard } from '../../shared/features/complaint/OrderCard/OrderCard.tsx';
import { QueryView } from '../../shared/features/core/QueryView/QueryView.tsx';
import { t } from '../../shared/i18n/t.ts';
import { Button } from '../../shared/ui/Button/Button.tsx';
import { ChoiceList } from '../../shared/ui/ChoiceList/ChoiceList.tsx';
import { lateComponent } from '../../shared/ui/lateComponent.tsx';
import { text } from './messages.ts';
import { type ComplaintStartModel, orderIn } from './model.ts';

// The lists that open over the page load after the document and have usually arrived before a borrower opens one; so do the details of the last
// complaint, which most visits do not have.
const { Late: LateSheet, loadAhead } = lateComponent(async () => (await import('./Rest/Rest.tsx')).Sheet);
const { Late: LateReceiptRows } = lateComponent(async () => (await import('./Rest/Rest.tsx')).ReceiptRows);

interface PartProps {
  readonly model: ComplaintStartModel;
  readonly start: ComplaintStart;
}

function Receipt({ receipt, href }: { readonly receipt: ComplaintReceipt; readonly href: string | undefined }) {
  return (
    <section className="card stack">
      <h2>{t(text.sent)}</h2>
      <div className="receipt">
        <LateReceiptRows receipt={receipt} onFailed={() => {}} />
      </div>
      <a className="button button--quiet" href={href}>
        {t(text.progress)}
      </a>
    </section>
  );
}

// A borrower without orders learns before they write that the complaint is sent without an order.
function NoOrder({ model, start }: PartProps) {
  const hasOrders = !!start.orders.length;
  return (
    <section className="card stack">
      <p>{t(hasOrders ? text.notChosen : text.without)}</p>
      {hasOrders && (
        <Button onPress={model.showOrders} kind="quiet">
          {t(text.choose)}
        </Button>
      )}
    </section>
  );
}

function Start({ model, start }: PartProps) {
  const order = orderIn(start, useStore(model.$chosenNo));
  const sheet = useStore(model.$sheet);
  useEffect(loadAhead, []);
  const lost = sheet?.isLost && sheet.kind;
  const lostNote = <p role="alert">{t(text.noSheet)}</p>;
  return (
    <>
      <div className="line">
        <h2>
          {t(text.order)} {order?.orderNo}
        </h2>
        <Button onPress={model.showOrders} kind="text">
          {t(text.all)}
        </Button>
      </div>
      {lost === 'orders' && lostNote}
      {order ? !!order.details.length && <OrderCard {...order} /> : <NoOrder model={model} start={start} />}
      <section className="card stack">
        <h2>{t(text.about)}</h2>
        {model.isWritten && <p>{t(text.written)}</p>}
        {start.types.length ? (
          <ChoiceList
            choices={start.types}
            onPick={(at) => {
              const type = start.types[at];
              if (type) model.chooseType(type);
            }}
          />
        ) : (
          <p>{t(text.noTypes)}</p>
        )}
        {lost === 'subtypes' && lostNote}
      </section>
      {sheet && !lost && <LateSheet model={model} start={start} onFailed={model.failToShowSheet} />}
    </>
  );
}

/** The first screen of a complaint: its order and its subject. */
export function Complaint({ model }: { readonly model: ComplaintStartModel }) {
  const receipt = useStore(model.$receipt);
  const href = useStore(model.$listAddress);
  const view = useStore(model.$view);
  return (
    <>
      <div className="line">
        <h1>{t(text.title)}</h1>
        <a className="button button--text" href={href}>
          {t(text.mine)}
        </a>
      </div>
      {/* A borrower who has been signed out sees nothing of this. */}
      {receipt && view.kind !== 'refused' && <Receipt receipt={receipt} href={href} />}
      <QueryView view={view} onRefresh={model.refresh}>
        {(start) => <Start model={model} start={start} />}
      </QueryView>
    </>
  );
}
