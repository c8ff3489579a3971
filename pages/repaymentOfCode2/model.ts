import { atom, type ReadableAtom } from 'nanostores';
import { readCode } from '../../shared/api/endpoints/readCode.ts';
import type { CopyEnv, Env } from '../../shared/app/env.ts';
import type { ScreenModel } from '../../shared/app/start.tsx';
import { SHORT_TOAST_MS } from '../../shared/app/toasts.ts';
import { copyCode } from '../../shared/models/copying.ts';
import { text as common } from '../../shared/models/messages.ts';
import { type CodeView, orderOf, showCode, storedCode } from '../../shared/models/storedCode.ts';
import { addressOf } from '../../shared/navigation/open.ts';
import { keepRepaymentInfo } from '../../shared/stores/repaymentInfo.ts';

/** The page of a pay code: what the page before it stored, or, from a push or SMS link, what the service says. */
export interface CodeModel extends ScreenModel {
  readonly $view: ReadableAtom<CodeView>;
  /** The addresses of the order and of the ways to pay it. */
  readonly orderAddress: string;
  readonly waysAddress: string;
  copy(code: string): void;
  /** Loads the page anew: its one call goes out from the head of the document. */
  retry(): void;
}

const fetchPlan = async (env: Env): Promise<CodeView> => {
  const order = orderOf(env);
  const outcome = await env.call(readCode, order);
  if (outcome.kind === 'refused') {
    env.toast(outcome.message, SHORT_TOAST_MS);
    return { kind: 'refused', message: outcome.message || common.noMessage };
  }
  if (outcome.kind === 'unknown') return outcome;
  const now = env.clock.now();
  keepRepaymentInfo(env.store, order, outcome.data, now);
  return showCode(outcome.data, now);
};

/** The model of `/repaymentOfCode2`. */
export const createRepaymentOfCode2 = (env: CopyEnv): CodeModel => {
  const $view = atom<CodeView>({ kind: 'loading' });
  const { productId, orderId } = orderOf(env);

  const open = async (): Promise<void> => {
    const stored = storedCode(env);
    if (stored) $view.set(stored);
    else if (!productId || !orderId) $view.set({ kind: 'noOrder' });
    else $view.set(await fetchPlan(env));
  };

  // A frozen page that comes back shows what the store says now, and no code that it no longer has.
  env.onReturn(() => {
    const stored = storedCode(env);
    if (stored) $view.set(stored);
  });

  return {
    $view,
    stores: [$view],
    orderAddress: addressOf(env.page, 'loanDetail'),
    waysAddress: addressOf(env.page, 'repay'),
    open,
    copy: (code) => void copyCode(env, code),
    retry: env.places.reload,
  };
};
