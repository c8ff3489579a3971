import { t } from '../../i18n/t.ts';
import { ownerLineText as text } from './messages.ts';

/** The owner of the loan, on every page that takes money; nothing if the service does not state it. */
export function OwnerLine({ owner }: { readonly owner: string | undefined }) {
  return owner ? <p className="muted small said notranslate">{t(text.of, { owner })}</p> : null;
}
