import { useStore } from '@nanostores/react';
import type { Order } from '../../shared/api/endpoints/readOrder.ts';
import { name } from '../../shared/brand/current.ts';
import { showAmount } from '../../shared/brand/formats.ts';
import { lenderMoment } from '../../shared/brand/today.ts';
import type { BookedPayment } from '../../shared/domain/planFacts.ts';
import { AgreementTitles } from '../../shared/features/confirmation/AgreementRow.tsx';
import { OwnerLine } from '../../shared/features/core/OwnerLine.tsx';
import { NoData } from '../../shared/features/core/QueryView.tsx';
import { planTimelineText as planText } from '../../shared/features/order/messages.ts';
import { PlanTimeline } from '../../shared/features/order/PlanTimeline.tsx';
import { t } from '../../shared/i18n/t.ts';
import { addressOf } from '../../shared/navigation/screens.ts';
import { bookedReceipt, CopyWords, Receipt, type ReceiptWords, rowLine } from '../../shared/payments/Receipt.tsx';
import { NoBreakDates } from '../../shared/ui/Day.tsx';
import { commonText } from '../../shared/ui/messages.ts';
import { RowList } from '../../shared/ui/RowList.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { text } from './messages.ts';
import type { DocumentsProps, MyDocumentsModel } from './model.ts';

function Cost({ order }: Pick<DocumentsProps, 'order'>) {
  return (
    <section className="stack paper">
      <h2>{t(text.cost)}</h2>
      <div className="card">
        <strong>{order.productName}</strong>
        <p>{order.statusText}</p>
        <RowList rows={order.details} />
      </div>
      <PlanTimeline {...order.facts} />
    </section>
  );
}

/** The agreements, which are read separately. */
function AgreementsPart({ agreements }: Pick<MyDocumentsModel, 'agreements'>) {
  const view = useStore(agreements.$view);
  return (
    <section className="stack paper">
      <h2>{t(commonText.contracts)}</h2>
      {view.kind === 'loading' ? (
        <Skeleton />
      ) : view.kind === 'ready' ? (
        <div className="card">
          {view.data.length ? <AgreementTitles list={view.data} agreements={agreements} /> : t(commonText.noContracts)}
        </div>
      ) : (
        <NoData failure={view.failure} onRetry={() => void agreements.refresh()} />
      )}
    </section>
  );
}

function ReceiptCard({ words }: { readonly words: ReceiptWords }) {
  return (
    <li className="card stack">
      <h3>{words.title}</h3>
      <p className="documents__amount">{words.amount}</p>
      <p>{words.purpose}</p>
      <RowList rows={words.facts} />
      <Receipt words={words} />
    </li>
  );
}

const INSTALMENT_STATES = { paid: planText.paid, due: planText.due, late: planText.late, coming: planText.coming };

/** The contents of the page as a text. */
const documentWords = (order: Order, sheet: string): string => {
  const { plan, payments = [] } = order.facts;
  const lines = [name, sheet, t(text.cost), order.productName, order.statusText];
  lines.push(...order.details.map(rowLine));
  if (plan) {
    lines.push(t(planText.title));
    for (const { dueDate, amountCents, state } of plan)
      lines.push(rowLine({ label: `${dueDate} · ${t(INSTALMENT_STATES[state])}`, value: showAmount(amountCents) }));
  }
  for (const payment of payments) {
    const { title, amount, purpose, facts } = bookedReceipt(payment, '', t(text.paid));
    lines.push(title, ...[{ label: purpose, value: amount }, ...facts].map(rowLine));
  }
  return [...lines, t(text.limits)].filter(Boolean).join('\n');
};

interface ReceiptsProps {
  /** The payments that the service has booked, the latest last. */
  readonly payments: readonly BookedPayment[];
  readonly orderId: string;
}

function Receipts({ payments, orderId }: ReceiptsProps) {
  return (
    <section className="stack paper">
      <h2>{t(text.receipts)}</h2>
      {payments.length > 0 ? (
        <ul className="documents stack">
          {[...payments].reverse().map((payment) => (
            <ReceiptCard key={payment.id} words={bookedReceipt(payment, orderId, t(text.paid))} />
          ))}
        </ul>
      ) : (
        <p className="card">{t(text.noReceipts)}</p>
      )}
    </section>
  );
}

/** The documents of an order: its costs, its agreements, and the receipts of its payments; with a button to copy them. */
export function Documents({ order, checkedAtMs, model }: DocumentsProps) {
  const { page } = model.env;
  const { orderId = '' } = page.session;
  const sheet = t(text.sheet, { brand: name, order: orderId, time: lenderMoment(checkedAtMs) });
  return (
    <>
      <p className="muted small">
        <NoBreakDates text={sheet} />
      </p>
      <OwnerLine owner={order.facts.owner} />
      <Cost order={order} />
      <AgreementsPart agreements={model.agreements} />
      {/* A service that states no payments does not say that there are none. */}
      {order.facts.payments && <Receipts payments={order.facts.payments} orderId={orderId} />}
      <p className="muted small">{t(text.limits)}</p>
      <CopyWords words={documentWords(order, sheet)} label={t(commonText.copyText)} />
      <a className="button button--quiet" href={addressOf(page, 'loanDetail')}>
        {t(commonText.order)}
      </a>
      <a className="button button--text" href={addressOf(page, 'customerService')}>
        {t(commonText.service)}
      </a>
    </>
  );
}
