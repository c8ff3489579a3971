import type { CodePartsEnv } from '../../shared/features/codes/storedCode.ts';
import { addressOf } from '../../shared/navigation/screens.ts';

/**
 * Sends a borrower who comes from an order's page on to the payment page if the order has no code: the order's page does not know whether it has
 * one.
 */
export const leadToPayment = ({
  $code,
  navigator,
  page,
  isRollover,
}: Pick<CodePartsEnv, '$code' | 'navigator' | 'page' | 'isRollover'>): void => {
  if (!/from=order/.test(navigator.search)) return;
  $code.subscribe(({ kind }) => {
    if (kind === 'noCode') navigator.replace(addressOf(page, isRollover() ? 'repayDelay' : 'repay'));
  });
};
