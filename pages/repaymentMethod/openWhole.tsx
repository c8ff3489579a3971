import { computed, type ReadableAtom } from 'nanostores';
import type { WholeScreen } from '../../shared/features/core/DisplayFirst/displayFirst.ts';
import { readKeptReceipts } from '../../shared/features/repayment/keptReceipts.ts';
import { browserRoutes } from '../../shared/navigation/inPageRoute.ts';
import type { Env } from '../../shared/platform/env.ts';
import { browserReceipts } from '../../shared/platform/storage/paymentReceipts.ts';
import { browserSubmissionLog } from '../../shared/platform/storage/submissionLog.ts';
import { keepFocus } from './keepFocus.ts';
import { createRepaymentMethod, type RepaymentMethodEnv, type RepaymentMethodModel } from './paying/model.ts';
import { RepaymentMethod } from './paying/RepaymentMethod.tsx';
import { forgetSeenMark } from './seenMark.ts';

// While the page waits for a code, it is shown without the ways to pay; and a borrower who moves within the page expects another screen.
const waitsForWays = ({ $ways, $route, lock, card }: RepaymentMethodModel): ReadableAtom<boolean> =>
  computed(
    [$ways, $route, lock.$state, card.$code],
    (ways, route, { kind }, code) => ways.kind === 'loading' && !route.isMoved && kind !== 'unconfirmed' && !code,
  );

/** The complete page, which can pay, with the card that was selected before, and with the focus where it was. */
export const openWhole = (env: Env & Pick<RepaymentMethodEnv, '$chosen' | 'hasMoved'>): WholeScreen => {
  const submissionLog = browserSubmissionLog();
  forgetSeenMark(env, submissionLog, readKeptReceipts(browserReceipts(env.page)));
  const hasMoved = !!env.hasMoved && document.activeElement === document.body;
  const model = createRepaymentMethod({ ...env, hasMoved, submissionLog, routes: browserRoutes });
  model.open();
  const refocus = keepFocus();
  return { Screen: () => <RepaymentMethod model={model} onCards={refocus} />, $isWaiting: waitsForWays(model) };
};
