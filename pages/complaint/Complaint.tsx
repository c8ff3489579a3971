import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { ComplaintStart } from '../../shared/api/endpoints/readComplaintStart.ts';
import type { ComplaintReceipt } from '../../shared/features/complaint/complaintReceipt.ts';
import { OrderCard } from '../../shared/features/complaint/OrderCard.tsx';
import { LaterNotice } from '../../shared/features/core/failure.tsx';
import { focusHeadingAbove } from '../../shared/features/core/focus.ts';
import { QueryView } from '../../shared/features/core/QueryView.tsx';
import { t } from '../../shared/i18n/t.ts';
import { useLater } from '../../shared/platform/loadLater.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { ChoiceList } from '../../shared/ui/ChoiceList.tsx';
import { doneIcon, Icon } from '../../shared/ui/Icon.tsx';
import { commonText } from '../../shared/ui/messages.ts';
import '../../shared/ui/Success.scss';
import { complaintText as text } from './messages.ts';
import { type ComplaintStartModel, orderIn } from './model.ts';

interface PartProps {
  readonly model: ComplaintStartModel;
  readonly start: ComplaintStart;
}

interface ReceiptProps extends Pick<PartProps, 'model'> {
  readonly receipt: ComplaintReceipt;
  readonly href: string | undefined;
}

function Receipt({ receipt, href, model }: ReceiptProps) {
  const parts = useLater(model.later);
  return (
    <section className="card stack">
      <div className="success stack">
        <span className="success__good">
          <Icon path={doneIcon} isLarge />
        </span>
        <h2>{t(text.sent)}</h2>
      </div>
      <div className="receipt">{parts && <parts.ReceiptRows receipt={receipt} />}</div>
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
  const parts = useLater(model.later);
  return (
    <>
      <div className="line">
        <h2>
          {t(commonText.complaintOrder)} {order?.orderNo}
        </h2>
        <Button onPress={model.showOrders} kind="text">
          {t(text.all)}
        </Button>
      </div>
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
          <>
            <p>{t(text.noTypes)}</p>
            <a className="button button--quiet" href={model.serviceAddress}>
              {t(commonText.service)}
            </a>
          </>
        )}
      </section>
      <LaterNotice later={model.later} />
      {sheet && parts && <parts.Sheet model={model} start={start} />}
    </>
  );
}

/** The first screen of a complaint: its order and its subject. */
export function Complaint({ model }: { readonly model: ComplaintStartModel }) {
  const receipt = useStore(model.$receipt);
  const href = useStore(model.$listAddress);
  const view = useStore(model.$view);
  const [writesAnother, setWritesAnother] = useState(false);
  const writeAnother = (): void => {
    focusHeadingAbove();
    setWritesAnother(true);
  };
  return (
    <>
      <div className="line heading">
        <h1>{t(text.title)}</h1>
        <a href={href}>{t(commonText.complaints)}</a>
      </div>
      {/* A borrower who has been signed out sees nothing of this. */}
      {receipt && view.kind !== 'refused' && <Receipt receipt={receipt} href={href} model={model} />}
      <QueryView view={view} onRefresh={model.refresh}>
        {(start) =>
          // After a complaint was sent, its receipt is shown without an empty form below.
          receipt && !model.isWritten && !writesAnother ? (
            <Button onPress={writeAnother} kind="quiet">
              {t(text.another)}
            </Button>
          ) : (
            <Start model={model} start={start} />
          )
        }
      </QueryView>
    </>
  );
}
