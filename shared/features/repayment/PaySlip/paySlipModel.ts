import { atom, type ReadableAtom } from 'nanostores';
import { readCodeInfo } from '../../../api/endpoints/codeInfo.ts';
import { parseFlag } from '../../../api/parse.ts';
import { momentOf } from '../../../domain/dates.ts';
import type { PaySlips } from '../../../platform/storage/paySlip.ts';
import { expiryOf } from '../codeExpiry.ts';
import type { CodeView, WatchedCodeEnv } from '../storedCode.ts';
import { slipOf } from './slipOf.ts';

/** Where the slip of the code on screen stands. `removed`: the borrower wanted that, on this visit. */
export type SlipState = 'none' | 'kept' | 'removed';

/** The slip of a pay code: what the phone keeps of it for when there is no connection. */
export interface PaySlipModel {
  readonly $code: ReadableAtom<CodeView>;
  readonly $state: ReadableAtom<SlipState>;
  /** Whether what is on screen is the slip, which the service has not confirmed yet. */
  readonly $isFromPhone: ReadableAtom<boolean>;
  /** Removes it from the phone and from the tab. What is on screen stays there. */
  remove(): void;
  /** The order shows a payment: its code is used up. */
  forget(): void;
}

/** What the slip needs beside the code's page. */
export interface PaySlipEnv extends WatchedCodeEnv {
  readonly slips: PaySlips;
  /** Runs each time the connection is back. */
  onOnline(run: () => void): void;
}

// A phone may say that it is connected a moment before anything comes through.
const AGAIN_MS = 3000;

/**
 * Keeps what the service has confirmed, and puts what is kept on screen where the service does not answer. It sends nothing
 * but the page's own read, once a connection is back.
 */
export const createPaySlip = (env: PaySlipEnv): PaySlipModel => {
  const { $code, query, slips, store, onOnline, navigator } = env;
  const isRollover = new URLSearchParams(navigator.search).get('isDelay') === '1';
  const $state = atom<SlipState>('none');
  const $isFromPhone = atom(false);
  // For the rest of this visit nothing is kept any more.
  let isRemoved = false;
  slips.tidy();

  const showKept = (): void => {
    const slip = slips.read(isRollover);
    const checkedAtMs = momentOf(slip?.['checkedAt']);
    if (!slip || checkedAtMs === undefined || parseFlag(slip['isRollover']) !== isRollover) return;
    const info = readCodeInfo(slip);
    if (!info.payCode || (isRollover ? info.delay : info.repayAmount) === undefined) return;
    // Before it is on screen, for what listens there asks.
    $isFromPhone.set(true);
    $state.set('kept');
    const isAsked = $code.get().kind === 'loading';
    query().restore(info, checkedAtMs);
    // An answer that is still awaited covers it; a failed one has to be asked for again.
    if (!isAsked) query().refresh();
  };

  const forget = (): void => {
    slips.remove(isRollover);
    $state.set('none');
  };

  const look = (view: CodeView): void => {
    const isFresh = view.kind === 'ready' && view.status === 'fresh';
    if (isFresh) $isFromPhone.set(false);
    if (isRemoved) {
      // The page keeps in the tab what it reads.
      store.write('repaymentInfo', null);
      return;
    }
    switch (view.kind) {
      case 'ready':
        if (isFresh)
          $state.set(
            slips.keep(view.isRollover, slipOf(view, expiryOf(env, view.isRollover, view.code))) ? 'kept' : 'none',
          );
        return;
      case 'refused':
      case 'noCode':
      case 'barred':
        forget();
        return;
      case 'unknown':
      case 'loading':
        showKept();
    }
  };

  look($code.get());
  $code.listen((view) => {
    // Who asks again has seen that there is none.
    if (view.kind !== 'loading') look(view);
  });
  let stopAsking = () => {};
  onOnline(async () => {
    stopAsking();
    const asked = $code.get();
    if (!(asked.kind === 'unknown' || 'status' in asked) || (await query().refresh())) return;
    stopAsking = env.clock.after(AGAIN_MS, () => {
      const view = $code.get();
      if (view.kind === 'unknown' || ('status' in view && view.status === 'stale')) query().refresh();
    });
  });

  return {
    $code,
    $state,
    $isFromPhone,
    remove: () => {
      const view = $code.get();
      if ('code' in view) slips.keepSeen(isRollover, view.code);
      slips.remove(isRollover);
      store.write('repaymentInfo', null);
      isRemoved = true;
      $state.set('removed');
    },
    forget,
  };
};
