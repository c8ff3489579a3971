import type { Words } from '../i18n/messages.ts';
import { t } from '../i18n/t.ts';
import './Toast.scss';

/**
 * The container for short messages. It is in the document from the start, empty: a live region that is inserted together with its text is not read
 * out.
 */
export function Toast({ toast }: { readonly toast: { readonly id: number; readonly words: Words } | undefined }) {
  return (
    <div className="toast" role="status" aria-live="assertive">
      {toast && (
        <p key={toast.id} className="toast__text">
          {t(toast.words)}
        </p>
      )}
    </div>
  );
}
