import { atom, type ReadableAtom } from 'nanostores';
import type { Agreement } from '../../../shared/api/endpoints/agreements.ts';
import { listAgreements } from '../../../shared/api/endpoints/listAgreements.ts';
import { openAgreement } from '../../../shared/api/endpoints/openAgreement.ts';
import type { Order } from '../../../shared/api/endpoints/readOrder.ts';
import { type PeriodPlan, readPeriodPlan } from '../../../shared/api/endpoints/readPeriodPlan.ts';
import { isRunning } from '../../../shared/domain/orderStatus.ts';
import { type AgreementCalls, type Agreements, agreements } from '../../../shared/features/confirmation/agreements.ts';
import { createQuery, type Query } from '../../../shared/features/core/createQuery.ts';
import { type ComingPayment, comingPayments } from '../../../shared/features/repayment/comingPayments.ts';
import { type KeptReceipt, readKeptReceipts, withReceipt } from '../../../shared/features/repayment/keptReceipts.ts';
import { isComparable } from '../../../shared/features/repayment/paymentProgress.ts';
import { type KeptPayment, progressOf, readSentPayment } from '../../../shared/features/repayment/sentPayment.ts';
import type { Env } from '../../../shared/platform/env.ts';
import type { ReceiptPlace } from '../../../shared/platform/storage/paymentReceipts.ts';

/** The platform of the documents. */
export interface PapersEnv extends Env {
  /** The receipts that this phone has stored of the page's borrower and order. */
  readonly receipts: ReceiptPlace;
  /** Opens a contract's address, and tells the borrower if it is not opened. */
  readonly follow: AgreementCalls['follow'];
  /** Opens the browser's print dialog; undefined if there is none. */
  readonly print: (() => void) | undefined;
}

/** The amounts to be paid on the order, as far as the service and this tab know them. */
export interface Owed {
  readonly plan: PeriodPlan;
  /** All future payments, if more than the next one is known. */
  readonly coming: readonly ComingPayment[];
}

/**
 * A payment that the service has accepted and the order does not show yet, and whether the two could be compared; or the receipt of one that it
 * shows.
 */
export type Paid = { readonly accepted: KeptPayment; readonly isCompared: boolean } | { readonly shown: KeptReceipt };

/** The documents of an order, each of which is read, fails and is retried separately. */
export interface Papers {
  /** The amounts to be paid; read only if something can be due on the order. */
  readonly $owed: Query<Owed>['$view'];
  readonly agreements: Agreements;
  readonly canPrint: boolean;
  /** Whether the print dialog was opened. Its outcome is not known. */
  readonly $isPrintAsked: ReadableAtom<boolean>;
  readOwed(): void;
  readContracts(): void;
  read(agreement: Agreement): void;
  print(): void;
}

/** @returns whether something may be due on an order with this status. */
export const isOwing = ({ status }: Pick<Order, 'status'>): boolean => isRunning(status);

/**
 * What this phone knows of payments on the page's order, the newest first. `order` was read at `atMs` (milliseconds since the epoch); undefined if
 * the service does not state its status.
 */
export const paidOn = (
  { store, receipts }: Pick<PapersEnv, 'store' | 'receipts'>,
  order: Order | undefined,
  atMs: number,
): readonly Paid[] => {
  const kept = readKeptReceipts(receipts);
  const payment = readSentPayment(store);
  const progress = order && payment && progressOf(payment, order);
  const isArrived = progress && progress.kind !== 'same';
  // Another tab may have stored the receipt of the same step.
  const all = isArrived ? withReceipt(kept, { payment, progress, seenAtMs: atMs }) : kept;
  const shown = all.map((receipt) => ({ shown: receipt }));
  return !isArrived && payment?.isAccepted
    ? [{ accepted: payment, isCompared: !!order && isComparable(payment.before, order) }, ...shown]
    : shown;
};

/** The model of an order's papers. */
export const createPapers = (env: PapersEnv): Papers => {
  const { productId, orderId } = env.page.session;
  const $isPrintAsked = atom(false);

  const owed = createQuery<Owed>(env, async () => {
    const outcome = await env.call(readPeriodPlan, { productId, orderId });
    if (outcome.kind !== 'ok') return outcome;
    const coming = comingPayments(outcome.data, env.store.read('confirmed'), orderId);
    return { kind: 'ok', data: { plan: outcome.data, coming: coming.length > 1 ? coming : [] } };
  });

  const list = agreements(env, { listAgreements, openAgreement, follow: env.follow });

  return {
    $owed: owed.$view,
    agreements: list,
    canPrint: !!env.print,
    $isPrintAsked,
    readOwed: () => void owed.refresh(),
    readContracts: () => void list.refresh(),
    read: (agreement) => void list.read(agreement),
    print: () => {
      env.print?.();
      $isPrintAsked.set(true);
    },
  };
};
