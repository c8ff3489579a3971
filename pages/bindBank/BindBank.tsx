import { useStore } from '@nanostores/react';
import { BankForm } from '../../shared/features/bankAccount/BankForm.tsx';
import { t } from '../../shared/i18n/t.ts';
import { text } from './messages.ts';
import type { BindBankModel } from './model.ts';
import './BindBank.scss';

/** A decorative drawing above the form: the chip and the number of a card. It adds nothing to the title. */
function Banner() {
  return (
    <p className="banner" aria-hidden="true">
      •••• •••• •••• ••••
    </p>
  );
}

/** The page on which a borrower binds an account. */
export function BindBank({ model: { form } }: { readonly model: BindBankModel }) {
  const view = useStore(form.$view);
  const saving = useStore(form.$saving);
  return (
    <>
      <Banner />
      <h1>{t(text.title)}</h1>
      <BankForm view={view} saving={saving} place={form.place} on={form} />
    </>
  );
}
