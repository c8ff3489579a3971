import { atom, type ReadableAtom } from 'nanostores';
import type { Agreement } from '../../../shared/api/endpoints/agreements.ts';
import { listAgreements } from '../../../shared/api/endpoints/listAgreements.ts';
import { openAgreement } from '../../../shared/api/endpoints/openAgreement.ts';
import type { UnopenedAgreement } from '../../../shared/features/confirmation/agreements.ts';
import { follow } from '../../../shared/features/core/links.ts';
import type { Words } from '../../../shared/i18n/messages.ts';
import type { Env } from '../../../shared/platform/env.ts';
import { SHORT_TOAST_MS } from '../../../shared/platform/toastTimes.ts';
import { text } from './messages.ts';

/** The order's contracts: closed, being asked for, not to be had, or there. `opening`: the position of the one that is being opened. */
export type ContractsView =
  | { readonly kind: 'closed' | 'loading' }
  /** `message`: the service's own words, where it said any. */
  | { readonly kind: 'failed'; readonly message: Words }
  | {
      readonly kind: 'ready';
      readonly list: readonly Agreement[];
      readonly opening?: string | undefined;
      /** Why one could not be opened; it stays until one is opened again. */
      readonly unopened?: UnopenedAgreement | undefined;
    };

/** The contracts that the order was taken under, and reading one. */
export interface Contracts {
  readonly $view: ReadableAtom<ContractsView>;
  /** Asks which there are, every time that they are opened. */
  show(): Promise<void>;
  close(): void;
  read(agreement: Agreement): Promise<void>;
}

// A page that has not left by then stayed where it is, or the borrower has come back to it.
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
      // Closed meanwhile, or asked for anew.
      if ($view.get() !== loading) return;
      // A toast too, as the service's own messages have one everywhere.
      if (outcome.kind !== 'ok') env.toast(outcome.message, SHORT_TOAST_MS);
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
      if (outcome.kind !== 'ok') {
        say(outcome.message || text.notOpened);
        return env.toast(outcome.message, SHORT_TOAST_MS);
      }
      const followed = follow({ ...env, toast: say }, outcome.data.url);
      if (followed === 'leaving') env.clock.after(LEAVING_MS, stay);
      if (followed === 'handed') stay();
    },
  };
};
