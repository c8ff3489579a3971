import { type BankForm, bankForm } from '../../shared/features/bankAccount/bankForm.ts';
import type { RouteDocument } from '../../shared/navigation/inPageRoute.ts';
import type { Env } from '../../shared/platform/env.ts';

/** The model of `/repaymentMethod#/addnormalcard`. Once the account is saved, the list of ways to pay replaces the form. */
export const createAddCard = (env: Env & { readonly place: RouteDocument }): BankForm => {
  const form = bankForm(env, () => env.place.replace('?bound'));
  return {
    ...form,
    open: () => {
      env.place.claimRoute('repaymentMethod', 'addnormalcard');
      form.open();
    },
  };
};
