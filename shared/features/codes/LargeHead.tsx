import { useState } from 'react';
import { t } from '../../i18n/t.ts';
import { Logo } from '../../ui/Logo.tsx';
import { payCodeBoxText as text } from './messages.ts';
import './LargeHead.scss';

/**
 * The channel of a code; nothing if the service names none, because an empty heading would mislead. Its picture may be a QR code for the counter: a
 * tap enlarges it, and another tap reduces it.
 */
export function LargeHead({ logoUrl, title }: { readonly logoUrl: string; readonly title: string }) {
  const [isLarge, setIsLarge] = useState(false);
  return (
    (logoUrl || title) && (
      <div className={isLarge ? 'code-head--large line' : 'line'}>
        {logoUrl && (
          <button
            type="button"
            className="code-head__picture"
            aria-label={t(text.enlarge)}
            aria-pressed={isLarge}
            onClick={() => setIsLarge(!isLarge)}
          >
            <Logo url={logoUrl} name={title} isWide isCode />
          </button>
        )}
        {/* Without a picture, the title is aligned with the other content. */}
        {title && <h2 className={logoUrl ? 'grow notranslate' : 'notranslate'}>{title}</h2>}
      </div>
    )
  );
}
