import { BankScreen } from '../../shared/features/bankAccount/BankScreen.tsx';
import { bindBankText as text } from '../../shared/features/bankAccount/messages.ts';
import { t } from '../../shared/i18n/t.ts';
import type { BindBankModel } from './model.ts';

/** The page on which a borrower binds an account. */
export function BindBank({ model }: { readonly model: BindBankModel }) {
  return <BankScreen form={model.form} note={t(text.banner)} />;
}
