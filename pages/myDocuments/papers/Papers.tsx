import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Agreement } from '../../../shared/api/endpoints/agreements.ts';
import type { Order } from '../../../shared/api/endpoints/readOrder.ts';
import { name } from '../../../shared/brand/current.ts';
import { showAmount } from '../../../shared/brand/showAmount.ts';
import { formatMoment } from '../../../shared/domain/dates.ts';
import { REPAYABLE } from '../../../shared/domain/orderStatus.ts';
import type { QueryState } from '../../../shared/features/core/createQuery.ts';
import { explain } from '../../../shared/features/core/explain.ts';
import {
  acceptedWords,
  arrivedWords,
  type ResultWords,
} from '../../../shared/features/repayment/PaymentResult/resultWords.tsx';
import { t } from '../../../shared/i18n/t.ts';
import { addressOf } from '../../../shared/navigation/open.ts';
import { browserPrint } from '../../../shared/platform/print.ts';
import { browserReceipts, RECEIPT_DAYS } from '../../../shared/platform/storage/paymentReceipts.ts';
import { Button } from '../../../shared/ui/Button/Button.tsx';
import { longDay } from '../../../shared/ui/Day/longDay.ts';
import { type Row, RowList } from '../../../shared/ui/DetailRows/RowList.tsx';
import { ErrorState } from '../../../shared/ui/ErrorState/ErrorState.tsx';
import { FieldProblem } from '../../../shared/ui/FieldProblem/FieldProblem.tsx';
import { text as lastUpdated } from '../../../shared/ui/LastUpdated/messages.ts';
import { Skeleton } from '../../../shared/ui/Skeleton/Skeleton.tsx';
import type { MyDocumentsModel } from '../model.ts';
import { text } from './messages.ts';
import { createPapers, isOwing, type Owed, type Paid, type Papers as PapersModel, paidOn } from './papers.ts';

interface PapersProps {
  readonly order: Order;
  /** When the order was read, in milliseconds since the epoch. */
  readonly checkedAtMs: number;
  readonly model: MyDocumentsModel;
}

interface PartProps<Data> {
  /** The id of its heading. */
  readonly of: string;
  readonly view: QueryState<Data>;
  readonly onRetry: () => void;
  readonly children: (data: Data) => ReactNode;
}

const dayWords = (day: string): string => t(longDay(day));

/** Formats a moment with its day, even if that is today, because a printed page is kept for years. */
const momentWords = (atMs: number): string => dayWords(formatMoment(atMs, 0));

interface StalePartProps extends Pick<PartProps<never>, 'of' | 'onRetry'> {
  readonly atMs: number;
}

// No live region: the toast has announced the failure, and the page's own line says the same of the order.
function StalePart({ of, atMs, onRetry }: StalePartProps) {
  return (
    <div className="line muted small">
      <span>{t(lastUpdated.stale, { time: formatMoment(atMs) })}</span>
      <button
        type="button"
        id={`${of}-refresh`}
        className="button button--text"
        aria-labelledby={`${of}-refresh ${of}`}
        onClick={onRetry}
      >
        {t(lastUpdated.refresh)}
      </button>
    </div>
  );
}

/** A part of the documents that is read separately. It says if it is stale; that it is fresh is said for the whole page. */
function Part<Data>({ of, view, onRetry, children }: PartProps<Data>) {
  if (view.kind === 'loading') return <Skeleton />;
  if (view.kind !== 'ready')
    return (
      <ErrorState
        reason={view.kind === 'refused' ? view : view.reason}
        onRetry={onRetry}
        explain={view.failure && explain(view.failure)}
      />
    );
  return (
    <>
      {children(view.data)}
      {view.status === 'stale' && <StalePart of={of} atMs={view.checkedAtMs} onRetry={onRetry} />}
    </>
  );
}

const isSame =
  (one: Row) =>
  (other: Row): boolean =>
    one.label === other.label && one.value === other.value;

function OwedRows({ owed: { plan, coming }, order }: { readonly owed: Owed; readonly order: Order }) {
  // A payment is called due now only once its time has come.
  const label = t(order.status === REPAYABLE ? text.dueNext : text.dueNow);
  const due = { label, value: showAmount(plan.repayAmount) };
  const payBy = plan.dueDate ? [{ label: t(text.payBy), value: dayWords(plan.dueDate) }] : [];
  const more = plan.details.filter((row) => !order.details.some(isSame(row)));
  return (
    <>
      <section className="card">
        <RowList rows={[due, ...payBy, ...more]} />
      </section>
      {coming.length > 0 && (
        <section className="card">
          <h3>{t(text.toCome)}</h3>
          <RowList
            rows={coming.map(({ day, amount }) => ({
              label: dayWords(day),
              value: amount === undefined ? '' : showAmount(amount),
            }))}
          />
        </section>
      )}
    </>
  );
}

function Cost({ order, papers }: { readonly order: Order; readonly papers: PapersModel }) {
  const owed = useStore(papers.$owed);
  return (
    <section className="stack paper">
      <h2 id="cost">{t(text.cost)}</h2>
      <div className="card">
        <strong>{order.productName}</strong>
        <p>{order.statusText}</p>
        <RowList rows={order.details} />
      </div>
      {isOwing(order) && (
        <Part of="cost" view={owed} onRetry={papers.readOwed}>
          {(data) => <OwedRows owed={data} order={order} />}
        </Part>
      )}
      <p className="muted small">{t(text.costLimits)}</p>
    </section>
  );
}

interface ListProps {
  readonly list: readonly Agreement[];
  readonly papers: PapersModel;
}

function AgreementList({ list, papers }: ListProps) {
  const opening = useStore(papers.agreements.$opening);
  const unopened = useStore(papers.agreements.$unopened);
  if (!list.length) return <p className="card">{t(text.noContracts)}</p>;
  return (
    <>
      <ul className="card papers">
        {list.map((agreement) => (
          <li key={agreement.position} className="line papers__row">
            <div className="grow">
              {agreement.title}
              {unopened?.position === agreement.position && (
                <FieldProblem field="contract" message={unopened.message} />
              )}
            </div>
            <button
              type="button"
              className="button button--text"
              aria-label={t(text.readNamed, { title: agreement.title })}
              aria-disabled={opening === agreement.position}
              onClick={() => papers.read(agreement)}
            >
              {t(text.read)}
            </button>
          </li>
        ))}
      </ul>
      <p className="small" role="status">
        {opening !== undefined && t(text.opening)}
      </p>
      <p className="muted small">{t(text.contractsLimits)}</p>
    </>
  );
}

function AgreementsPart({ papers }: { readonly papers: PapersModel }) {
  return (
    <section className="stack paper">
      <h2 id="contracts">{t(text.contracts)}</h2>
      <Part of="contracts" view={useStore(papers.agreements.$view)} onRetry={papers.readContracts}>
        {(list) => <AgreementList list={list} papers={papers} />}
      </Part>
    </section>
  );
}

const wordsOf = (paid: Paid, orderId: string): ResultWords =>
  'accepted' in paid
    ? acceptedWords(paid.accepted, orderId, paid.isCompared)
    : arrivedWords({ kind: 'arrived', ...paid.shown, next: undefined }, orderId);

function ReceiptCard({ title, amount, purpose, facts, next }: ResultWords) {
  return (
    <li className="card papers__receipt">
      <h3>{title}</h3>
      {amount && <p className="papers__amount">{amount}</p>}
      {purpose && <p className="said">{purpose}</p>}
      <RowList rows={facts} />
      <p className="said">{next}</p>
    </li>
  );
}

function Receipts({ receipts, orderId }: { readonly receipts: readonly Paid[]; readonly orderId: string }) {
  return (
    <section className="stack paper">
      <h2>{t(text.receipts)}</h2>
      {receipts.length > 0 ? (
        <ul className="papers papers--cards stack">
          {receipts.map((paid, at) => (
            <ReceiptCard key={at} {...wordsOf(paid, orderId)} />
          ))}
        </ul>
      ) : (
        <p className="card">{t(text.noReceipts)}</p>
      )}
      <p className="muted small">{t(text.receiptsLimits, { days: RECEIPT_DAYS })}</p>
    </section>
  );
}

function Print({ papers }: { readonly papers: PapersModel }) {
  const isAsked = useStore(papers.$isPrintAsked);
  if (!papers.canPrint) return <p className="small screen-only">{t(text.noPrint)}</p>;
  return (
    <div className="stack screen-only">
      <Button onPress={papers.print}>{t(text.print)}</Button>
      <p className="small" role="status">
        {isAsked && t(text.printAsked)}
      </p>
    </div>
  );
}

const withPhone = ({ env, follow }: MyDocumentsModel) => ({
  ...env,
  follow,
  receipts: browserReceipts(env.page),
  print: browserPrint(env.native),
});

const papersOf = new WeakMap<MyDocumentsModel, PapersModel>();

/** The model of a page's documents, one for as long as the page is open: it listens for the borrower's return, which cannot be undone. */
const openPapers = (model: MyDocumentsModel): PapersModel => {
  const known = papersOf.get(model);
  if (known) return known;
  const papers = createPapers(withPhone(model));
  papersOf.set(model, papers);
  model.setPapers((order) => {
    papers.readContracts();
    if (isOwing(order)) papers.readOwed();
  });
  return papers;
};

/** The documents of an order: its costs, its agreements, and the receipts of this phone; with a button to print them. */
export function Papers({ order, checkedAtMs, model }: PapersProps) {
  const [phone] = useState(() => withPhone(model));
  const [papers] = useState(() => openPapers(model));
  useEffect(() => papers.readContracts(), [papers]);
  // A later read of the order may show that something is due after all.
  const owes = isOwing(order);
  useEffect(() => {
    if (owes) papers.readOwed();
  }, [papers, owes]);
  const { orderId = '' } = phone.page.session;
  return (
    <>
      <p className="muted small">{t(text.sheet, { brand: name, order: orderId, time: momentWords(checkedAtMs) })}</p>
      <Cost order={order} papers={papers} />
      <AgreementsPart papers={papers} />
      <Receipts receipts={paidOn(phone, order, checkedAtMs)} orderId={orderId} />
      <Print papers={papers} />
      <a className="button button--quiet" href={addressOf(phone.page, 'loanDetail')}>
        {t(text.order)}
      </a>
    </>
  );
}

/** The receipts of this phone, next to an order that the service cannot show at the moment. */
export function ReceiptsAlone({ model }: Pick<PapersProps, 'model'>) {
  const { orderId = '' } = model.env.page.session;
  const [paid] = useState(() => paidOn(withPhone(model), undefined, 0));
  return paid.length > 0 ? <Receipts receipts={paid} orderId={orderId} /> : null;
}
