import { useStore } from '@nanostores/react';
import { BankForm } from '../../shared/features/bankAccount/BankForm.tsx';
import { t } from '../../shared/i18n/t.ts';
import { text } from './messages.ts';
import type { BindBankModel } from './model.ts';
import './BindBank.scss';

/** The page on which a borrower binds an account. */
export function BindBank({ model: { form } }: { readonly model: BindBankModel }) {
  const view = useStore(form.$view);
  const saving = useStore(form.$saving);
  return (
    <>
      <p className="banner">{t(text.banner)}</p>
      <h1>{t(text.title)}</h1>
      <BankForm view={view} saving={saving} place={form.place} on={form} />
    </>
  );
}
