import { atom, type ReadableAtom } from 'nanostores';
import { type CodeInfo, readCodeInfo } from '../../api/endpoints/codeInfo.ts';
import { readDelayCode, readPeriodCode } from '../../api/endpoints/readCode.ts';
import type { ScreenModel } from '../../app/start.tsx';
import { reporting } from '../../brand/current.ts';
import { amountAtChannel, type LimitOfChannel } from '../../domain/channelProfile.ts';
import type { Amount } from '../../domain/money.ts';
import type { Env } from '../../platform/env.ts';
import type { SessionStore } from '../../platform/storage/sessionStore.ts';
import { createQuery, isNo, type Query, type QueryState, type QueryStatus } from '../core/createQuery.ts';
import type { LoadDrawings } from './CodePicture/drawings.ts';
import { expiredAt } from './codeExpiry.ts';
import { codeProfile } from './codeProfile.ts';
import { explainedByPayment, type LatePayment, latePayment, type OpenWatch } from './latePayment.ts';
import { mayBePaid } from './mayBePaid.ts';
import { keepRepaymentInfo, PAYABLE_MS, readStoredRepayment } from './storedRepayment.ts';

/** A code with the amount that it pays. */
export interface CodeOnScreen {
  readonly info: CodeInfo;
  readonly code: string;
  /** The amount due. */
  readonly total: Amount;
  /** The amount to be paid at the code's channel: the same, or rounded up. */
  readonly pay: Amount;
  /** Whether it pays for a rollover, and not the whole amount. */
  readonly isRollover: boolean;
  readonly checkedAtMs: number;
  readonly status: QueryStatus;
}

/**
 * What a pay code's page shows: the code with its amount, or why there is none. `old`: the code is of an earlier day,
 * and is shown only once the service has confirmed it. `barred`: its channel does not accept the amount, so it is not
 * shown. `expired`: it is not valid any more, and not shown either. `noOrder`: neither the store nor the address names
 * an order.
 */
export type CodeView =
  | { readonly kind: 'loading' }
  | ({ readonly kind: 'ready' } & CodeOnScreen)
  | ({ readonly kind: 'expired' } & CodeOnScreen)
  | { readonly kind: 'old'; readonly checkedAtMs: number; readonly isChecking: boolean }
  | {
      readonly kind: 'barred';
      readonly channel: string;
      readonly total: Amount;
      readonly limit: LimitOfChannel;
      readonly isRollover: boolean;
    }
  | { readonly kind: 'noOrder' | 'noCode' }
  | Exclude<QueryState<CodeInfo>, { readonly kind: 'ready' }>;

/** A pay code that another page of the tab has stored, and the service's current data about it. */
export interface StoredCode extends ScreenModel {
  readonly $code: ReadableAtom<CodeView>;
  readonly $parts: LatePayment['$parts'];
  /** Whether it pays for a rollover, and not the whole amount. */
  isRollover(): boolean;
  /** Reads it from the service again. */
  refresh(): void;
}

// With a round trip of 400 ms the response takes a second: after three seconds there is hardly any connection.
const SLOW_MS = 3000;

const totalOf = (info: CodeInfo, isRollover: boolean): Amount | undefined =>
  isRollover ? info.delay?.amount : info.repayAmount;

/** The platform of a pay code's page. */
export interface CodeEnv extends Env {
  /** The storage of the phone, which outlives the tab. */
  readonly phone?: Pick<SessionStore, 'read'>;
  /** Loads the code that draws barcodes. */
  readonly loadDrawings?: LoadDrawings;
  /** Loads the watch for a payment and the slip, which come after the document. */
  readonly loadWatch?: () => Promise<OpenWatch<WatchedCodeEnv>>;
}

/** The platform of the chunk that loads after such a page's document: it knows what is on screen, and can show what the phone has stored. */
export interface WatchedCodeEnv extends Env {
  readonly phone?: Pick<SessionStore, 'read'>;
  readonly loadDrawings?: LoadDrawings;
  readonly $code: ReadableAtom<CodeView>;
  /** The query that reads the code. It exists once the page is open. */
  readonly query: () => Query<CodeInfo>;
  /** Whether it is for a rollover. */
  readonly isRollover: () => boolean;
  /** Evaluates the code on screen again, for instance when it expires. */
  readonly show: () => void;
}

/**
 * The model of a pay code. It shows at once what the tab has stored of the page's own order, with the time of that data, and reads it again on
 * every visit and return, with the call that it came from. The address decides what is paid: a link that names no rollover is for the amount due,
 * whatever an earlier page has stored.
 */
export const storedCode = (env: CodeEnv): StoredCode => {
  const { session: order } = env.page;
  const $code = atom<CodeView>({ kind: 'loading' });
  const query = (): Query<CodeInfo> => read;
  const late = latePayment({ ...env, $code, query, isRollover: () => isRollover, show: () => show() }, env.loadWatch);
  let hasNoOrder = false;
  let isRollover = new URLSearchParams(env.navigator.search).get('isDelay') === '1';
  let isStoredByApp = false;
  let isWatched = false;
  let shownAtMs = 0;
  let stopWaiting = () => {};

  const keep = (info: CodeInfo, checkedAtMs: number, isNamed = true): void =>
    void keepRepaymentInfo(env.store, { info, isRollover, checkedAtMs }, isNamed);

  const ask = async (isLatest: () => boolean) => {
    const wasRollover = isRollover;
    const outcome = await (isRollover ? env.call(readDelayCode, order) : env.call(readPeriodCode, order));
    // A code that the service has refused is not valid any more, for the next page either; the record of which call it was stays.
    if (outcome.kind !== 'ok' && isNo(outcome) && wasRollover === isRollover && isLatest())
      keep(readCodeInfo({}), env.clock.now());
    return outcome.kind === 'refused' ? explainedByPayment(env, late, outcome, isRollover) : outcome;
  };

  // Registered before the query's own listener, which reads what the store names at that moment: another page of the tab may have stored another
  // code.
  env.onReturn(() => {
    if (!takeStored() || !hasNoOrder) return;
    hasNoOrder = false;
    show();
    if (read.$view.get().kind === 'loading') read.refresh();
  });

  const read = createQuery<CodeInfo>(env, ask, (info, checkedAtMs) => {
    shownAtMs = checkedAtMs;
    // Data that an app has stored keep the app's format: under this address they could not be distinguished from another code.
    keep(info, checkedAtMs, !isStoredByApp);
    // A page that is left open overnight would show the previous day's amount.
    stopWaiting();
    stopWaiting = env.clock.after(PAYABLE_MS, read.refresh);
  });

  /** @returns whether the store names what to ask for. A broken record counts as none, because no retry would help. */
  const takeStored = (): boolean => {
    const stored = order.orderId ? readStoredRepayment(env.store) : undefined;
    if (!stored) return false;
    const { info, checkedAtMs } = stored;
    // Stored by a page of this site for a different purpose than that of this address.
    if (stored.isNamed && stored.isRollover !== isRollover) return false;
    isStoredByApp = !stored.isNamed;
    const isShowable = !!info.payCode && totalOf(info, stored.isRollover) !== undefined;
    // What this page itself has read is on screen already, and is newer if the tab's storage has refused it.
    if (checkedAtMs > shownAtMs || stored.isRollover !== isRollover) {
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
      // The late chunk, which any response loads, shows the phone's slip, if there is one, until the response arrives.
      env.clock.after(SLOW_MS, () => late.use(() => {}));
    }
  };

  const viewOf = (view: QueryState<CodeInfo>): CodeView => {
    if (view.kind !== 'ready') return view;
    const { data: info, checkedAtMs, status } = view;
    const ageMs = env.clock.now() - checkedAtMs;
    if (status !== 'fresh' && !(ageMs >= 0 && ageMs < PAYABLE_MS))
      return { kind: 'old', checkedAtMs, isChecking: status === 'revalidating' };
    const total = totalOf(info, isRollover);
    if (!info.payCode || total === undefined) return { kind: 'noCode' };
    const at = amountAtChannel(total, codeProfile(info));
    if ('limitCents' in at) return { kind: 'barred', channel: info.payCode.title, total, limit: at, isRollover };
    const pay = at.kind === 'payable' && at.isRoundedUp ? at.payCents : total;
    const kind = expiredAt(env, info, isRollover) ? 'expired' : 'ready';
    return { kind, info, code: info.payCode.code, total, pay, isRollover, checkedAtMs, status };
  };

  // The borrower may pay with the code on screen: the order will show it. The late chunk records what is paid.
  const watch = ({ isRollover }: CodeOnScreen): void => {
    if (isWatched) return;
    isWatched = true;
    if (reporting) env.report?.('onStep', 'payCode', isRollover ? 'shownForRollover' : 'shown');
    late.use((payment) => payment.begin(), mayBePaid(env.store));
  };

  const show = (): void => {
    const view: CodeView = hasNoOrder ? { kind: 'noOrder' } : viewOf(read.$view.get());
    $code.set(view);
    if (view.kind === 'ready') watch(view);
    else if (view.kind !== 'loading' && view.kind !== 'refused')
      // The late chunk says why there is no code; if it does not load, this cannot be shown. There may be a slip on the phone, which the chunk
      // shows when it loads.
      late
        .use(() => true)
        ?.then((isThere) => {
          if (!isThere && view.kind !== 'unknown' && $code.get() === view)
            $code.set({ kind: 'unknown', reason: 'offline' });
        });
  };
  read.$view.listen(show);

  return {
    $code,
    $parts: late.$parts,
    isRollover: () => isRollover,
    open: begin,
    refresh: () => void read.refresh(),
  };
};
