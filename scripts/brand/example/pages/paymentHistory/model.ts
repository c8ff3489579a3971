import { unknown } from 'borrower-web/shared/api/client.ts';
import { createQuery } from 'borrower-web/shared/features/core/createQuery.ts';
import { addressOf } from 'borrower-web/shared/navigation/screens.ts';
import type { Env } from 'borrower-web/shared/platform/env.ts';
import { atom } from 'nanostores';
import { listPayments } from '../../endpoints/listPayments.ts';

/** Stores and actions of the page. `open` runs once, after hydration. */
export const createPaymentHistory = (env: Env) => {
  const { orderId } = env.page.session;
  const read = async () => (orderId ? env.call(listPayments, { orderId }) : unknown('incomplete'));
  const { $view, refresh } = createQuery(env, read);
  const $isOpen = atom(false);
  return {
    $view,
    $isOpen,
    orderAddress: addressOf(env.page, 'loanDetail'),
    open: () => void refresh(),
    refresh,
    showAll: () => $isOpen.set(true),
  };
};
