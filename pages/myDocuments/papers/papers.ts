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

/** What the papers add to their page's platform. */
export interface PapersEnv extends Env {
  /** The receipts that this phone keeps of the page's borrower and order. */
  readonly receipts: ReceiptPlace;
  /** Follows a contract's address, and tells the borrower where it is refused. */
  readonly follow: AgreementCalls['follow'];
  /** Opens the browser's own sheet for printing; undefined where nothing would open. */
  readonly print: (() => void) | undefined;
}

/** What is to be paid on the order, as far as the service and this tab know it. */
export interface Owed {
  readonly plan: PeriodPlan;
  /** All payments to come, where they are known: more than the next one. */
  readonly coming: readonly ComingPayment[];
}

/** A payment that the service has taken, and that the order does not show yet, as far as the two could be compared; or the receipt of one that it shows. */
export type Paid = { readonly accepted: KeptPayment; readonly isCompared: boolean } | { readonly shown: KeptReceipt };

/** The papers of an order, each of which is read, fails and is tried again by itself. */
export interface Papers {
  /** What is to be paid; read only of an order of which something can be due. */
  readonly $owed: Query<Owed>['$view'];
  readonly agreements: Agreements;
  readonly canPrint: boolean;
  /** Whether the browser was asked to print. It does not say what came of that. */
  readonly $isPrintAsked: ReadableAtom<boolean>;
  readOwed(): void;
  readContracts(): void;
  read(agreement: Agreement): void;
  print(): void;
}

/** Whether something may be due on an order in this status. */
export const isOwing = ({ status }: Pick<Order, 'status'>): boolean => isRunning(status);

/**
 * What this phone knows of payments on the page's order, the newest first. `order` as it was read at the moment `atMs`; undefined where the
 * service does not say how it stands.
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
  // Another tab may have kept the receipt of the same step.
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
