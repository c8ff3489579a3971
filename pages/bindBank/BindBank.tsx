import { BankScreen } from '../../shared/features/bankAccount/BankScreen.tsx';
import type { BankForm } from '../../shared/features/bankAccount/bankForm.ts';
import { bindBankText as text } from '../../shared/features/bankAccount/messages.ts';
import { t } from '../../shared/i18n/t.ts';

/** The page on which a borrower binds an account. */
export function BindBank({ model }: { readonly model: BankForm }) {
  return <BankScreen form={model} note={t(text.banner)} />;
}
