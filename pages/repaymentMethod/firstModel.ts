import { atom } from 'nanostores';
import { readRepaymentWays } from '../../shared/api/endpoints/readRepaymentWays.ts';
import { type Key, parseFlag, parseRecord } from '../../shared/api/parse.ts';
import { displayFirst } from '../../shared/features/core/DisplayFirst/displayFirst.ts';
import { submissionKey } from '../../shared/features/core/submissionKey.ts';
import type { InPageRoutes } from '../../shared/navigation/inPageRoute.ts';
import type { Env } from '../../shared/platform/env.ts';
import { holdsSubmission } from '../../shared/platform/storage/holdsSubmission.ts';
import { readKeptCode } from './cardCode.ts';
import { dueOrder } from './dueOrder.ts';
import type { FirstModel } from './FirstScreen.tsx';
import { text } from './messages.ts';
import { hasOwnDocument } from './ownDocuments.ts';

/** The ways to pay, shown before the page can pay: unless something was sent, or another part of the page is asked for. */
export const createFirst = (env: Env, routes: InPageRoutes): FirstModel => {
  const { orderId } = env.page.session;
  const isWallet = (): boolean => routes.current().name === 'alipayrepayment';
  // Of a payment that was begun elsewhere the page that can pay warns, above the ways to pay: nothing is to be chosen before that.
  const mayBePaid = (): boolean => {
    const { sentAtMs, isOnlyShown } = parseRecord(env.store.read('payment'));
    return !!sentAtMs && !parseFlag(isOnlyShown);
  };
  const $title = atom(text.title);
  const showTitle = (): void => $title.set(isWallet() ? text.wallet : text.title);
  const $chosen = atom<Key | undefined>();
  const first = displayFirst(env, {
    read: readRepaymentWays,
    input: { orderId },
    isNamed: !!orderId,
    mayShow: () =>
      !isWallet() && !mayBePaid() && !holdsSubmission(submissionKey('repay', env.page)) && !readKeptCode(env.store),
    loadWhole: async () => {
      const { openWhole } = await import('./openWhole.tsx');
      return (whole) => openWhole({ ...whole, $chosen });
    },
  });
  return {
    ...first,
    $title,
    $chosen,
    due: dueOrder(env.page),
    bindCard: () => routes.go('addnormalcard'),
    open: () => {
      if (hasOwnDocument(routes.current().name)) {
        routes.redirect();
        return;
      }
      showTitle();
      first.open();
      // Once it is there, the page that can pay follows the route itself.
      routes.onChange(() => {
        if (first.$whole.get().kind === 'ready') return;
        if (hasOwnDocument(routes.current().name)) routes.redirect();
        else showTitle();
      });
    },
  };
};
