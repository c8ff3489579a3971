import { type ReactNode, useState } from 'react';
import { t } from '../../i18n/t.ts';
import { Icon, nextIcon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { CopyCode } from './CopyCode.tsx';
import { paySlipText as slip, payCodeBoxText as text, codeTicketText as ticket } from './messages.ts';
import './PayCodeBox.scss';

interface CodeHeadProps {
  readonly logo: string | undefined;
  readonly title: string | undefined;
  /** What stands below the title. */
  readonly children?: ReactNode;
}

/**
 * The channel of a code; nothing if the service names none, because an empty heading would mislead. Its picture may be a QR code for the counter: a
 * tap enlarges it, and another tap reduces it.
 */
export function CodeHead({ logo = '', title = '', children }: CodeHeadProps) {
  const [isLarge, setIsLarge] = useState(false);
  return (
    (logo || title || children) && (
      <div className={logo && `code-head${isLarge ? ' code-head--large' : ''}`}>
        {title && <h2 className="notranslate">{title}</h2>}
        {/* Read out after the channel that it belongs to, and before the label of the amount. */}
        {logo && (
          <button
            type="button"
            className="code-head__picture"
            aria-label={t(text.enlarge)}
            aria-pressed={isLarge}
            onClick={() => setIsLarge(!isLarge)}
          >
            <Logo url={logo} name={title} isCode />
          </button>
        )}
        {children}
      </div>
    )
  );
}

/** A pay code, and what belongs to it. */
interface PayCodeBoxProps {
  readonly title: string;
  readonly logoUrl: string;
  readonly code: string;
  readonly onCopy: () => Promise<boolean>;
  /** The address of the page that shows the code in large type. */
  readonly href: string;
}

/** The code with which an order can be paid at once, and a link to its instructions. */
export function PayCodeBox({ title, logoUrl, code, onCopy, href }: PayCodeBoxProps) {
  return (
    <section className="card stack code-box">
      <CodeHead logo={logoUrl} title={title}>
        <p className="muted small">{t(slip.code)}</p>
      </CodeHead>
      <CopyCode key={code} code={code} onCopy={onCopy} />
      <p className="small">{t(ticket.onlyHere)}</p>
      <a className="line" href={href}>
        {t(text.steps)} <Icon path={nextIcon} />
      </a>
    </section>
  );
}
