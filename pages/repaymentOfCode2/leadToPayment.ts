import type { WatchedCodeEnv } from '../../shared/features/repayment/storedCode.ts';
import { addressOf } from '../../shared/navigation/open.ts';

/**
 * Leads who comes from the page of an order on to what there is to pay, where the order has no code: that page does not know
 * whether it has one.
 */
export const leadToPayment = ({
  $code,
  navigator,
  page,
  isRollover,
}: Pick<WatchedCodeEnv, '$code' | 'navigator' | 'page' | 'isRollover'>): void => {
  if (!/from=order/.test(navigator.search)) return;
  $code.subscribe(({ kind }) => {
    if (kind === 'noCode') navigator.replace(addressOf(page, isRollover() ? 'repayDelay' : 'repay'));
  });
};
