import { atom, type ReadableAtom } from 'nanostores';
import type { Agreement } from '../../shared/api/endpoints/agreements.ts';
import { listAgreements } from '../../shared/api/endpoints/listAgreements.ts';
import { openAgreement } from '../../shared/api/endpoints/openAgreement.ts';
import type { UnopenedAgreement } from '../../shared/features/confirmation/agreements.ts';
import { follow } from '../../shared/features/core/links.ts';
import type { Words } from '../../shared/i18n/messages.ts';
import type { Env } from '../../shared/platform/env.ts';
import { commonText } from '../../shared/ui/messages.ts';

/** The state of the order's contracts: closed, loading, failed, or present. `opening`: the position of the contract that is being opened. */
export type ContractsView =
  | { readonly kind: 'closed' | 'loading' }
  /** `message`: the service's own words, where it said any. */
  | { readonly kind: 'failed'; readonly message: Words }
  | {
      readonly kind: 'ready';
      readonly list: readonly Agreement[];
      readonly opening?: string | undefined;
      /** Why a contract could not be opened; kept until the borrower opens one again. */
      readonly unopened?: UnopenedAgreement | undefined;
    };

/** The contracts of the order: the list, and opening one. */
export interface Contracts {
  readonly $view: ReadableAtom<ContractsView>;
  /** Opens the list and reads it, each time. */
  show(): Promise<void>;
  close(): void;
  read(agreement: Agreement): Promise<void>;
}

// If the page is still there after this time, the navigation did not happen, or the borrower has come back.
const LEAVING_MS = 3000;

/** The model of the contracts of the page's own order. */
export const createContracts = (env: Env): Contracts => {
  const { productId, orderId } = env.page.session;
  const $view = atom<ContractsView>({ kind: 'closed' });

  const stay = (unopened?: UnopenedAgreement): void => {
    const view = $view.get();
    if (view.kind === 'ready') $view.set({ ...view, opening: undefined, unopened });
  };

  return {
    $view,
    show: async () => {
      const loading: ContractsView = { kind: 'loading' };
      $view.set(loading);
      const outcome = await env.call(listAgreements, { productId });
      // The list was closed meanwhile, or opened again.
      if ($view.get() !== loading) return;
      $view.set(
        outcome.kind === 'ok'
          ? { kind: 'ready', list: outcome.data }
          : { kind: 'failed', message: outcome.message ?? '' },
      );
    },
    close: () => $view.set({ kind: 'closed' }),
    read: async ({ position }) => {
      const view = $view.get();
      if (view.kind !== 'ready' || view.opening !== undefined) return;
      $view.set({ ...view, opening: position, unopened: undefined });
      const say = (message?: Words) => stay({ position, message });
      const outcome = await env.call(openAgreement, { productId, orderId, position });
      if (outcome.kind !== 'ok') return say(outcome.message || commonText.notOpened);
      const followed = follow({ ...env, toast: say }, outcome.data.url);
      if (followed === 'leaving') env.clock.after(LEAVING_MS, stay);
      if (followed === 'handed') stay();
    },
  };
};
