import { useStore } from '@nanostores/react';
import type { ComplaintStart } from '../../shared/api/endpoints/readComplaintStart.ts';
import { formatMoment } from '../../shared/domain/dates.ts';
import { OrderCard } from '../../shared/features/complaint/OrderCard.tsx';
import { LaterNotice } from '../../shared/features/core/failure.tsx';
import { focusHeadingAbove } from '../../shared/features/core/focus.ts';
import { QueryView } from '../../shared/features/core/QueryView.tsx';
import { t } from '../../shared/i18n/t.ts';
import { useLater } from '../../shared/platform/loadLater.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { ChoiceList } from '../../shared/ui/ChoiceList.tsx';
import { commonText } from '../../shared/ui/messages.ts';
import { complaintText as text } from './messages.ts';
import { type ComplaintStartModel, orderIn } from './model.ts';

interface PartProps {
  readonly model: ComplaintStartModel;
  readonly start: ComplaintStart;
}

// Without the empty form below, which would look as if nothing had been sent.
function Sent({ model, sentAtMs }: { readonly model: ComplaintStartModel; readonly sentAtMs: number }) {
  const writeAnother = (): void => {
    focusHeadingAbove();
    model.writeAnother();
  };
  return (
    <section className="card stack">
      <h2>{t(text.sent, { time: formatMoment(sentAtMs) })}</h2>
      <a className="button button--quiet" href={useStore(model.$listAddress)}>
        {t(text.progress)}
      </a>
      <Button onPress={writeAnother} kind="quiet">
        {t(text.another)}
      </Button>
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
  const view = useStore(model.$view);
  const href = useStore(model.$listAddress);
  const sentAtMs = useStore(model.$sentAtMs);
  return (
    <>
      <div className="line heading">
        <h1>{t(text.title)}</h1>
        <a href={href}>{t(commonText.complaints)}</a>
      </div>
      <QueryView view={view} onRefresh={model.refresh}>
        {(start) =>
          sentAtMs === undefined || model.isWritten ? (
            <Start model={model} start={start} />
          ) : (
            <Sent model={model} sentAtMs={sentAtMs} />
          )
        }
      </QueryView>
    </>
  );
}
