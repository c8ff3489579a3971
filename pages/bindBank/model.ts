import { type BankForm, bankForm, FROM_ORDER } from '../../shared/features/bankAccount/bankForm.ts';
import { closeWebview, endBankBinding } from '../../shared/features/core/appActions.ts';
import { sendToApp } from '../../shared/features/core/sendToApp.ts';
import { addressOf } from '../../shared/navigation/screens.ts';
import type { Env } from '../../shared/platform/env.ts';

/**
 * The model of `/bindBank`: once the account is saved, the order or the app replaces the page. A page in a plain browser cannot be closed: it says
 * that the account is saved.
 */
export const createBindBank = (env: Env): BankForm => {
  // Replaces the form in the history, so that the borrower cannot go back to it.
  const leaveForOrder = () => env.navigator.replace(addressOf(env.page, 'order'));
  // Only the messages to the app, without their substitutes in a browser: going back there would hide that the account is saved.
  const leaveForApp = () => {
    for (const { message } of [endBankBinding(), closeWebview()]) sendToApp(env, { message });
  };
  const isForOrder = env.page.session.source === FROM_ORDER;
  return bankForm(env, isForOrder ? leaveForOrder : leaveForApp);
};
