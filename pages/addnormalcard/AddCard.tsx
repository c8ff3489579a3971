import { useStore } from '@nanostores/react';
import { BankForm } from '../../shared/features/bankAccount/BankForm.tsx';
import { BankTitle } from '../../shared/features/bankAccount/BankTitle.tsx';
import { t } from '../../shared/i18n/t.ts';
import { text } from './messages.ts';
import type { AddCardModel } from './model.ts';

/** The form to bind an account for repaying the order. */
export function AddCard({ model: { form } }: { readonly model: AddCardModel }) {
  const view = useStore(form.$view);
  const saving = useStore(form.$saving);
  return (
    <>
      <BankTitle title={t(text.title)} saving={saving} />
      <BankForm view={view} saving={saving} place={form.place} on={form} />
    </>
  );
}
