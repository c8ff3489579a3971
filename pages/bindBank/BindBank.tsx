import { BankForm } from '../../shared/features/bankAccount/BankForm/BankForm.tsx';
import { Banner } from './Banner.tsx';
import { text } from './messages.ts';
import type { BindBankModel } from './model.ts';

/** The page on which a borrower binds an account. */
export function BindBank({ model: { form } }: { readonly model: BindBankModel }) {
  return (
    <>
      <Banner />
      <h1>{text.title}</h1>
      <BankForm view={form.$view.get()} saving={form.$saving.get()} next={form.next} on={form} />
    </>
  );
}
