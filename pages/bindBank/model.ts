import type { ScreenModel } from '../../shared/app/start.tsx';
import { type BankForm, type BankFormEnv, bankForm, FROM_ORDER } from '../../shared/features/bankAccount/bankForm.ts';
import { closeWebview, endBankBinding } from '../../shared/features/core/appActions.ts';
import { sendToApp } from '../../shared/features/core/sendToApp.ts';
import { addressOf } from '../../shared/navigation/open.ts';

/** The page on which a borrower binds an account. */
export interface BindBankModel extends ScreenModel {
  readonly form: BankForm;
}

/**
 * The model of `/bindBank`: once the account is saved, the page gives way to the order, or to the app. Nothing closes a
 * plain browser's page: there it says that the account is saved.
 */
export const createBindBank = (env: BankFormEnv): BindBankModel => {
  // In place of the form, so that the way back does not lead to it.
  const leaveForOrder = () => env.navigator.replace(addressOf(env.page, 'order'));
  // The messages alone, without what stands for them in a browser: a step back would hide that the account is saved.
  const leaveForApp = () => {
    for (const { message } of [endBankBinding(), closeWebview()]) sendToApp(env, { message });
  };
  const isForOrder = env.page.session.source === FROM_ORDER;
  const form = bankForm(env, { onSaved: isForOrder ? leaveForOrder : leaveForApp });
  return { form, open: form.open };
};
