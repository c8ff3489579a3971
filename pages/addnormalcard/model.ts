import type { ScreenModel } from '../../shared/app/start.tsx';
import { type BankForm, type BankFormEnv, bankForm } from '../../shared/features/bankAccount/bankForm.ts';
import type { RouteDocument } from '../../shared/navigation/inPageRoute.ts';

/** The bank form of the repayment method page. */
export interface AddCardModel extends ScreenModel {
  readonly form: BankForm;
}

/** The model of `/repaymentMethod#/addnormalcard`. Once the account is saved, the list of ways to pay replaces the form. */
export const createAddCard = (env: BankFormEnv & { readonly place: RouteDocument }): AddCardModel => {
  const form = bankForm(env, { onSaved: () => env.place.replace('?bound') });
  return {
    form,
    open: () => {
      env.place.claimRoute('repaymentMethod', 'addnormalcard');
      form.open();
    },
  };
};
