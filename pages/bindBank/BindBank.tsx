import { useStore } from '@nanostores/react';
import { BankForm } from '../../shared/features/bankAccount/BankForm.tsx';
import { BankTitle } from '../../shared/features/bankAccount/BankTitle.tsx';
import { t } from '../../shared/i18n/t.ts';
import { text } from './messages.ts';
import type { BindBankModel } from './model.ts';

/** The page on which a borrower binds an account. */
export function BindBank({ model: { form } }: { readonly model: BindBankModel }) {
  const view = useStore(form.$view);
  const saving = useStore(form.$saving);
  return (
    <>
      <BankTitle title={t(text.title)} saving={saving} />
      {saving.kind !== 'saved' && <p className="page-note">{t(text.banner)}</p>}
      <BankForm view={view} saving={saving} place={form.place} on={form} />
    </>
  );
}
