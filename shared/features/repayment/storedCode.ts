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

/** A code, and what it pays. */
export interface CodeOnScreen {
  readonly info: CodeInfo;
  readonly code: string;
  /** What is due. */
  readonly total: Amount;
  /** What is to be paid for that at the code's channel: the same, or that rounded up. */
  readonly pay: Amount;
  /** Whether it pays for a rollover, and not the whole amount. */
  readonly isRollover: boolean;
  readonly checkedAtMs: number;
  readonly status: QueryStatus;
}

/**
 * What a page of a pay code has to show: the code and what it pays, or why there is none. `old`: there is one, of another
 * day, and it is not shown before the service has confirmed it. `barred`: its channel does not take the amount, so that it
 * is not shown. `expired`: nor is one that is valid no longer. `noOrder`: neither the store nor the address names
 * one.
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

/** A pay code that another page of the tab has kept, and what the service says of it now. */
export interface StoredCode extends ScreenModel {
  readonly $code: ReadableAtom<CodeView>;
  readonly $parts: LatePayment['$parts'];
  /** Whether it pays for a rollover, and not the whole amount. */
  isRollover(): boolean;
  /** Asks the service again. */
  refresh(): void;
}

// With a round trip of 400 ms the response takes a second: who waits three has hardly any connection.
const SLOW_MS = 3000;

const totalOf = (info: CodeInfo, isRollover: boolean): Amount | undefined =>
  isRollover ? info.delay?.amount : info.repayAmount;

/** What a page of a pay code adds to its platform. */
export interface CodeEnv extends Env {
  /** What the phone keeps over the end of the tab. */
  readonly phone?: Pick<SessionStore, 'read'>;
  /** The code as its channel reads it. */
  readonly loadDrawings?: LoadDrawings;
  /** The watch for a payment and the slip, which follow the document. */
  readonly loadWatch?: () => Promise<OpenWatch<WatchedCodeEnv>>;
}

/** What follows the document of such a page has what is on screen, and can put there what the phone has kept. */
export interface WatchedCodeEnv extends Env {
  readonly phone?: Pick<SessionStore, 'read'>;
  readonly loadDrawings?: LoadDrawings;
  readonly $code: ReadableAtom<CodeView>;
  /** How the code is read. It can be asked for once the page is open. */
  readonly query: () => Query<CodeInfo>;
  /** Whether it is for a rollover. */
  readonly isRollover: () => boolean;
  /** Judges what is on screen anew, as at the moment at which it expires. */
  readonly show: () => void;
}

/**
 * The model of a pay code: what the tab has kept of the page's own order at once, with the moment that
 * it is of, and asked for again on every visit and return, from the call that it came from. The address says what is paid:
 * a link that names no rollover is for the amount due, whatever an earlier page has kept.
 */
export const storedCode = (env: CodeEnv): StoredCode => {
  const { session: order } = env.page;
  const $code = atom<CodeView>({ kind: 'loading' });
  const query = (): Query<CodeInfo> => read;
  const late = latePayment({ ...env, $code, query, isRollover: () => isRollover, show: () => show() }, env.loadWatch);
  let isUnnamed = false;
  let isRollover = new URLSearchParams(env.navigator.search).get('isDelay') === '1';
  let isOfApp = false;
  let isWatched = false;
  let shownAtMs = 0;
  let stopWaiting = () => {};

  const keep = (info: CodeInfo, checkedAtMs: number, isNamed = true): void =>
    void keepRepaymentInfo(env.store, { info, isRollover, checkedAtMs }, isNamed);

  const ask = async (isLatest: () => boolean) => {
    const wasRollover = isRollover;
    const outcome = await (isRollover ? env.call(readDelayCode, order) : env.call(readPeriodCode, order));
    // What the service has refused is no code any more, for the next page neither; which call it was stays.
    if (outcome.kind !== 'ok' && isNo(outcome) && wasRollover === isRollover && isLatest())
      keep(readCodeInfo({}), env.clock.now());
    return outcome.kind === 'refused' ? explainedByPayment(env, late, outcome, isRollover) : outcome;
  };

  // Before the read's own return, which asks for what the store has now: another page of the tab may have kept another.
  env.onReturn(() => {
    if (!takeStored() || !isUnnamed) return;
    isUnnamed = false;
    show();
    if (read.$view.get().kind === 'loading') read.refresh();
  });

  const read = createQuery<CodeInfo>(env, ask, (info, checkedAtMs) => {
    shownAtMs = checkedAtMs;
    // What an app has kept stays as it keeps it: by this address it could not be told from another code.
    keep(info, checkedAtMs, !isOfApp);
    // Who leaves the page open overnight has the amount of the day before.
    stopWaiting();
    stopWaiting = env.clock.after(PAYABLE_MS, read.refresh);
  });

  /** @returns whether the store names what to ask for. A broken record counts as none, because no retry would help. */
  const takeStored = (): boolean => {
    const stored = order.orderId ? readStoredRepayment(env.store) : undefined;
    if (!stored) return false;
    const { info, checkedAtMs } = stored;
    // Kept by a page of this site for something else than this address is for.
    if (stored.isNamed && stored.isRollover !== isRollover) return false;
    isOfApp = !stored.isNamed;
    const isShowable = !!info.payCode && totalOf(info, stored.isRollover) !== undefined;
    // What this page itself has learnt is on screen already, and is the newer one where the tab has not taken it.
    if (checkedAtMs > shownAtMs || stored.isRollover !== isRollover) {
      isRollover = stored.isRollover;
      shownAtMs = checkedAtMs;
      if (isShowable) read.restore(info, checkedAtMs);
    }
    return true;
  };

  const begin = (): void => {
    isUnnamed = !takeStored() && !(order.orderId && order.productId);
    if (isUnnamed) show();
    else {
      read.refresh();
      // What follows the document, which any answer asks for, puts the phone's slip on screen, if there is one, until that comes.
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

  // The borrower may pay by what is on screen: the order tells. What follows the document notes what that is.
  const watch = ({ isRollover }: CodeOnScreen): void => {
    if (isWatched) return;
    isWatched = true;
    if (reporting) env.report?.('onStep', 'payCode', isRollover ? 'shownForRollover' : 'shown');
    late.use((payment) => payment.begin(), mayBePaid(env.store));
  };

  const show = (): void => {
    const view: CodeView = isUnnamed ? { kind: 'noOrder' } : viewOf(read.$view.get());
    $code.set(view);
    if (view.kind === 'ready') watch(view);
    else if (view.kind !== 'loading' && view.kind !== 'refused')
      // What follows the document says why there is no code; where it does not come, this cannot be shown. There may be a slip on the
      // phone: it puts that on screen as it comes.
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
