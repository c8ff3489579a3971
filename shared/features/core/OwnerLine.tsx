import { t } from '../../i18n/t.ts';
import { ownerLineText as text } from './messages.ts';

/** Whose loan it is, as the service states it: on every page that takes money. Nothing where it does not say. */
export function OwnerLine({ owner }: { readonly owner: string | undefined }) {
  return owner ? <p className="muted small said notranslate">{t(text.of, { owner })}</p> : null;
}
