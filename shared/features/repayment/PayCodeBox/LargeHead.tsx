import { useState } from 'react';
import { t } from '../../../i18n/t.ts';
import { Logo } from '../../../ui/Logo/Logo.tsx';
import { text } from './messages.ts';
import './LargeHead.scss';

/**
 * Which channel a code is for: nothing where the service names none, for an empty heading would mislead. Its picture may be
 * a QR code for the counter: a tap makes it large, and another one small.
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
        {/* Without a picture it begins where all else does. */}
        {title && <h2 className={logoUrl && 'grow'}>{title}</h2>}
      </div>
    )
  );
}
