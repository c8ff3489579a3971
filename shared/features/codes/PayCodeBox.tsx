import type { ComponentType } from 'react';
import { t } from '../../i18n/t.ts';
import { Icon, nextIcon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { CopyCode } from './CopyCode.tsx';
import { payCodeBoxText as text, codeTicketText as ticket } from './messages.ts';

/** The channel of a code; nothing if the service names none, because an empty heading would mislead. */
export function ChannelHead({ logoUrl, title }: { readonly logoUrl: string; readonly title: string }) {
  return (
    (logoUrl || title) && (
      <div className="line">
        <Logo url={logoUrl} name={title} isWide />
        {title && <h2 className="grow notranslate">{title}</h2>}
      </div>
    )
  );
}

/** A pay code, and what belongs to it. */
export interface PayCodeBoxProps {
  readonly title: string;
  readonly logoUrl: string;
  readonly code: string;
  readonly onCopy: () => Promise<boolean>;
  /** The address of the page that shows the code in large type. */
  readonly href: string;
  /** The component for the channel: `LargeHead` if its picture can be enlarged, otherwise `ChannelHead`. */
  readonly Head: ComponentType<{ readonly logoUrl: string; readonly title: string }>;
}

/** The code with which an order can be paid at once, and a link to its instructions. */
export function PayCodeBox({ title, logoUrl, code, onCopy, href, Head }: PayCodeBoxProps) {
  return (
    <section className="card stack">
      <Head logoUrl={logoUrl} title={title} />
      <CopyCode key={code} code={code} onCopy={onCopy} />
      <p className="small">{t(ticket.onlyHere)}</p>
      <a className="line" href={href}>
        {t(text.steps)} <Icon path={nextIcon} />
      </a>
    </section>
  );
}
