import { t } from '../../../i18n/t.ts';
import { text } from './messages.ts';
import '../../../ui/Dialog/Dialog.scss';
import './EnlargedPicture.scss';

/**
 * The container over the page in which a tapped picture opens; `enlargeOnTap` fills it. It gets its classes only then, so that its styles can load
 * after the page's script.
 */
export function EnlargedPicture() {
  return (
    <div role="dialog" aria-modal="true" tabIndex={-1} hidden>
      <button type="button">{t(text.close)}</button>
    </div>
  );
}
