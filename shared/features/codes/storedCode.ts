import { atom, type ReadableAtom } from 'nanostores';
import type { ComponentType, ReactNode } from 'react';
import { readDelayPlan } from '../../api/endpoints/readDelayPlan.ts';
import { readPeriodPlan } from '../../api/endpoints/readPeriodPlan.ts';
import type { RepaymentInfo } from '../../api/endpoints/repaymentInfo.ts';
import type { ScreenModel } from '../../app/start.tsx';
import { reporting } from '../../brand/current.ts';
import { amountAtChannel, type Barcode, type LimitOfChannel } from '../../domain/channelProfile.ts';
import { type Amount, isPayable } from '../../domain/money.ts';
import { addressOf } from '../../navigation/screens.ts';
import {
  amountKey,
  type OrderPayments,
  orderPayments,
  type PaymentParts,
  type PaymentStatus,
  type PaymentsEnv,
  type ReadState,
  stateOfPlan,
} from '../../payments/orderPayments.ts';
import type { CopyEnv } from '../../platform/env.ts';
import type { Later } from '../../platform/loadLater.ts';
import { copyCode } from '../core/copyCode.ts';
import { createQuery, type Query, type QueryState, type QueryStatus } from '../core/createQuery.ts';
import { isRefusal } from '../core/failure.tsx';
import { barcodeOf, codeProfile } from './channelProfiles.ts';
import { hasExpired, isWithinADay, keepRepaymentInfo, PAYABLE_MS, readStoredRepayment } from './storedRepayment.ts';

/** A code with the amount that it pays. */
export interface CodeOnScreen {
  readonly info: RepaymentInfo;
  readonly code: string;
  /** The amount due. */
  readonly total: Amount;
  /** The amount to be paid at the code's channel: the same, or rounded up. */
  readonly pay: Amount;
  /** Whether it pays for a rollover, and not the whole amount. */
  readonly isRollover: boolean;
  /** The kind of barcode that is drawn; undefined if its channel scans none. */
  readonly barcode: Barcode | undefined;
  /** When the service was asked; undefined if an app has stored the code, which does not say. */
  readonly checkedAtMs: number | undefined;
  readonly status: QueryStatus;
}

/** A code that can be paid with. */
export type ReadyCode = CodeOnScreen & { readonly kind: 'ready' };

/**
 * What a pay code's page shows: the code with its amount, or why there is none. `barred`: its channel does not accept the
 * amount, so it is not shown. `expired`: it is not valid any more, and not shown either. `noOrder`: neither the store nor
 * the address says what to ask for, because a parameter is missing. `nothingToPay`: the amount is zero or less, or none.
 */
export type CodeView =
  | { readonly kind: 'loading' }
  | ReadyCode
  | (CodeOnScreen & { readonly kind: 'expired' })
  | {
      readonly kind: 'barred';
      readonly channel: string;
      readonly total: Amount;
      readonly limit: LimitOfChannel;
      readonly isRollover: boolean;
    }
  | { readonly kind: 'noOrder' | 'noCode' | 'nothingToPay' }
  | Exclude<QueryState<RepaymentInfo>, { readonly kind: 'ready' }>;

/** A pay code that another page of the tab has stored, and the service's current data about it. `Rest`: the rest of its page. */
export interface StoredCode<Rest = unknown> extends ScreenModel {
  readonly $code: ReadableAtom<CodeView>;
  /** What belongs to the code; undefined until it has loaded. */
  readonly $parts: ReadableAtom<CodeParts | undefined>;
  readonly later: Later<Rest>;
  readonly payments: OrderPayments;
  /** Undefined if the address names no order. */
  readonly orderId: string | undefined;
  readonly orderAddress: string;
  /** Whether it pays for a rollover, and not the whole amount. */
  isRollover(): boolean;
  /** Reads it from the service again. */
  refresh(): void;
  /** @returns whether the phone took it. */
  copy(code: string): Promise<boolean>;
}

// With a round trip of 400 ms the response takes a second: after three seconds there is hardly any connection.
const SLOW_MS = 3000;

const totalOf = (info: RepaymentInfo, isRollover: boolean): Amount | undefined =>
  isRollover ? info.delay?.amount : info.repayAmount;

/** What belongs to a code. */
export interface CodeParts {
  /** Above the code: that it may have been paid, where only this phone knows it. */
  readonly Before: ComponentType;
  /** In place of a code that must not be paid, or that is not there: why. */
  readonly Instead: ComponentType;
  /** Its barcode, or its children until that is drawn. */
  readonly Picture: ComponentType<{ readonly children?: ReactNode }>;
  /** Copies its slip, and says the channel's terms. */
  readonly Slip: ComponentType;
}

/** The rest of a pay code's page. */
export interface CodeRest extends PaymentParts {
  /** Makes the slip, the barcode, and what says why there is no code. */
  readonly codeParts: (env: CodePartsEnv) => CodeParts;
}

/** The platform of a pay code's page. */
export interface CodeEnv<Rest extends CodeRest = CodeRest> extends CopyEnv, PaymentsEnv {
  readonly later: Later<Rest>;
  /** How the page draws the code, whatever its channel takes. */
  readonly barcode?: Barcode | undefined;
}

/** The platform of what belongs to a code: it knows what is on screen. */
export interface CodePartsEnv extends CodeEnv {
  readonly $code: ReadableAtom<CodeView>;
  readonly payments: OrderPayments;
  readonly query: Query<RepaymentInfo>;
  /** Whether it is for a rollover. */
  readonly isRollover: () => boolean;
  /** Draws a code as the barcode that its channel scans. Resolves to undefined if there is none, or what draws it did not come. */
  readonly draw: (code: CodeOnScreen) => Promise<ComponentType | undefined>;
}

/** @returns whether the code is shown: once a payment has arrived, only another one that the service names since, on another page. */
export const isCodeShown = ({ arrived }: PaymentStatus, { kind }: CodeView): boolean =>
  !arrived || (arrived.isEarlier && !arrived.isSettled && kind === 'ready');

/**
 * The model of a pay code. It shows at once what the tab has stored of the page's own order, with the time of that data, and reads it again on
 * every visit and return, with the call that it came from. The address decides what is paid: a link that names no rollover is for the amount due,
 * whatever an earlier page has stored.
 */
export const storedCode = <Rest extends CodeRest>(env: CodeEnv<Rest>): StoredCode<Rest> => {
  const { session: order } = env.page;
  const $code = atom<CodeView>({ kind: 'loading' });
  const payments = orderPayments(env);
  const $parts = atom<CodeParts | undefined>();
  let hasNoOrder = false;
  let isRollover = new URLSearchParams(env.navigator.search).get('isDelay') === '1';
  let isStoredByApp = false;
  let isReported = false;
  // Nobody sees, or pays with, the code of a page that is prerendered.
  let isSeen = !env.opened;
  let shownAtMs = 0;
  // When a page has first seen what an app has stored: it ages from then on, and nobody knows when it was checked.
  let firstSeenMs: number | undefined;
  // What the plan of the code on screen says is due.
  let seen: ReadState = {};
  let stopWaiting = () => {};
  let stopExpiry = () => {};

  const keep = (info: Pick<RepaymentInfo, 'response'>, checkedAtMs: number, isNamed = true): void =>
    void keepRepaymentInfo(env.store, { info, isRollover, checkedAtMs }, isNamed);

  const ask = async (isLatest: () => boolean) => {
    const wasRollover = isRollover;
    const outcome = await (isRollover ? env.call(readDelayPlan, order) : env.call(readPeriodPlan, order));
    // A code that the service has refused is not valid any more, for the next page either; the record of which call it was stays.
    if (outcome.kind !== 'ok' && isRefusal(outcome) && wasRollover === isRollover && isLatest())
      keep({ response: {} }, env.clock.now());
    // A refusal may mean that it has been paid: then the order says so, in place of the refusal.
    return outcome.kind === 'refused' && (await payments.explains()) ? { ...outcome, message: '' } : outcome;
  };

  // Registered before the query's own listener, which reads what the store names at that moment: another page of the tab may have stored another
  // code.
  env.onReturn(() => {
    if (!hasNoOrder) takeStored();
  });

  const onData = (info: RepaymentInfo, checkedAtMs: number): void => {
    shownAtMs = checkedAtMs;
    // Data that an app has stored keep the app's format: under this address they could not be distinguished from another code.
    keep(info, checkedAtMs, !isStoredByApp);
    // A page that is left open overnight would show the previous day's amount.
    stopWaiting();
    stopWaiting = env.clock.after(PAYABLE_MS, read.refresh);
  };
  const read = createQuery<RepaymentInfo>(env, ask, onData, PAYABLE_MS);

  /** @returns whether the store names what to ask for. A broken record counts as none, because no retry would help. */
  const takeStored = (): boolean => {
    const stored = order.orderId ? readStoredRepayment(env.store) : undefined;
    if (!stored) return false;
    const { info, checkedAtMs } = stored;
    // Stored by a page of this site for a different purpose than that of this address.
    if (stored.isNamed && stored.isRollover !== isRollover) return false;
    isStoredByApp = !stored.isNamed;
    const isShowable =
      !!info.payCode && totalOf(info, stored.isRollover) !== undefined && isWithinADay(checkedAtMs, env.clock.now());
    // What this page itself has read is on screen already, and is newer if the tab's storage has refused it.
    if (checkedAtMs > shownAtMs || stored.isRollover !== isRollover) {
      if (isStoredByApp) {
        firstSeenMs = checkedAtMs;
        keep(info, checkedAtMs, false);
      }
      isRollover = stored.isRollover;
      shownAtMs = checkedAtMs;
      if (isShowable) read.restore(info, checkedAtMs);
    }
    return true;
  };

  const begin = (): void => {
    hasNoOrder = !takeStored() && !(order.orderId && order.productId);
    if (hasNoOrder) show();
    else {
      read.refresh();
      // The phone's slip, if there is one, is shown until the response arrives.
      env.clock.after(SLOW_MS, env.later.load);
    }
  };

  const viewOf = (view: QueryState<RepaymentInfo>): CodeView => {
    if (view.kind !== 'ready') return view;
    const { data: info, status } = view;
    const checkedAtMs = view.checkedAtMs === firstSeenMs ? undefined : view.checkedAtMs;
    const total = totalOf(info, isRollover);
    if (total !== undefined && !isPayable(total)) return { kind: 'nothingToPay' };
    if (!info.payCode || total === undefined) return { kind: 'noCode' };
    const at = amountAtChannel(total, codeProfile(info));
    if ('limitCents' in at) return { kind: 'barred', channel: info.payCode.title, total, limit: at, isRollover };
    const pay = at.kind === 'payable' && at.isRoundedUp ? at.payCents : total;
    const kind = hasExpired(info, env.clock.now()) ? 'expired' : 'ready';
    const barcode = env.barcode ?? barcodeOf(info);
    return { kind, info, code: info.payCode.code, total, pay, isRollover, barcode, checkedAtMs, status };
  };

  // Few channels scan a code, and what draws one is large.
  const draw = async ({ barcode, code }: CodeOnScreen): Promise<ComponentType | undefined> => {
    try {
      return barcode && (await import('./codeDrawing.tsx')).codeDrawing(barcode, code);
    } catch {
      return undefined;
    }
  };

  env.later.$state.subscribe((state) => {
    if (state.kind === 'ready')
      Promise.resolve(env.opened).then(() =>
        $parts.set(state.parts.codeParts({ ...env, $code, payments, query: read, isRollover: () => isRollover, draw })),
      );
  });

  // The borrower may pay with the code on screen.
  const note = (view: ReadyCode): void => {
    const { info, code, pay, status } = view;
    if (!isSeen) return;
    // What draws it comes beside the rest of the page, not after it.
    draw(view);
    if (!isReported && reporting) env.report?.('onStep', 'payCode', isRollover ? 'shownForRollover' : 'shown');
    isReported = true;
    if (status !== 'fresh') return;
    seen = stateOfPlan(info, isRollover);
    payments.see(seen);
    payments.record(
      {
        way: 'code',
        state: 'opened',
        isRollover,
        amount: amountKey(pay),
        place: info.payCode?.title || '',
        reference: code,
        promisedDay: '',
      },
      () => isCodeShown(payments.$status.get(), view),
    );
    // A plan that states the payments is a look: nobody has paid with the code since.
    payments.watch(!!info.facts.payments);
  };

  const show = (): void => {
    const view: CodeView = hasNoOrder ? { kind: 'noOrder' } : viewOf(read.$view.get());
    $code.set(view);
    stopExpiry();
    if (view.kind === 'ready') {
      note(view);
      const restMs = (view.info.facts.code?.validUntilMs || 0) - env.clock.now();
      // A page that stays open for longer reads the code again before that.
      if (restMs > 0 && restMs < PAYABLE_MS) stopExpiry = env.clock.after(restMs, show);
    }
    if (view.kind === 'noOrder') env.later.load();
  };
  read.$view.listen(show);
  env.opened?.then(() => {
    isSeen = true;
    // Another page of the tab may have stored another code since this one was prerendered.
    takeStored();
    show();
  });

  // The code on screen is for what was due before: another amount has another code, unless the change came with that very code.
  payments.$status.listen(({ changed }, before) => {
    const isOfCode = changed?.amount === seen.due && changed?.date === seen.dueDate;
    if (changed && changed !== before?.changed && !isOfCode) read.refresh(true);
  });

  return {
    $code,
    $parts,
    later: env.later,
    payments,
    orderId: order.orderId,
    orderAddress: addressOf(env.page, 'loanDetail'),
    isRollover: () => isRollover,
    open: begin,
    refresh: () => void read.refresh(),
    copy: (code) => copyCode(env, code),
  };
};
