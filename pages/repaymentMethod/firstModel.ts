import { atom } from 'nanostores';
import { readRepaymentWays } from '../../shared/api/endpoints/readRepaymentWays.ts';
import type { Key } from '../../shared/api/parse.ts';
import { displayFirst } from '../../shared/features/core/DisplayFirst/displayFirst.ts';
import { submissionKey } from '../../shared/features/core/submissionKey.ts';
import { mayBePaid } from '../../shared/features/repayment/mayBePaid.ts';
import type { InPageRoutes } from '../../shared/navigation/inPageRoute.ts';
import type { Env } from '../../shared/platform/env.ts';
import { holdsSubmission } from '../../shared/platform/storage/holdsSubmission.ts';
import { readKeptCode } from './cardCode.ts';
import { dueOrder } from './dueOrder.ts';
import type { FirstModel } from './FirstScreen.tsx';
import { hasOwnDocument, openOwnDocument } from './ownDocuments.ts';

/** The ways to pay, shown before the code for paying has loaded; not shown if something was sent, or if another screen of the page was opened. */
export const createFirst = (env: Env, routes: InPageRoutes): FirstModel => {
  const { orderId } = env.page.session;
  const $isWallet = atom(false);
  const readRoute = (): void => $isWallet.set(routes.current().name === 'alipayrepayment');
  const $chosen = atom<Key | undefined>();
  let hasMoved = false;
  const first = displayFirst(env, {
    read: readRepaymentWays,
    input: { orderId },
    isNamed: !!orderId,
    // If a payment was begun elsewhere, the complete page warns of it above the ways to pay: nothing may be selected before that.
    mayShow: () =>
      !$isWallet.get() &&
      !mayBePaid(env.store) &&
      !holdsSubmission(submissionKey('repay', env.page)) &&
      !readKeptCode(env.store),
    loadWhole: async () => {
      const { openWhole } = await import('./openWhole.tsx');
      return (whole) => openWhole({ ...whole, $chosen, hasMoved });
    },
  });
  return {
    ...first,
    $isWallet,
    $chosen,
    due: dueOrder(env.page),
    bindCard: () => routes.go('addnormalcard'),
    open: () => {
      if (hasOwnDocument(routes.current().name)) {
        openOwnDocument(env, routes);
        return;
      }
      readRoute();
      first.open();
      // The complete page follows the route itself once it has loaded.
      routes.onChange(() => {
        if (first.$whole.get().kind === 'ready') return;
        hasMoved = true;
        if (hasOwnDocument(routes.current().name)) openOwnDocument(env, routes);
        else readRoute();
      });
    },
  };
};
