import { t } from '../../../i18n/t.ts';
import { Logo } from '../../../ui/Logo/Logo.tsx';
import { text } from './messages.ts';

interface ChannelHeadProps {
  readonly logoUrl: string;
  readonly title: string;
  /** The page of the code, where the picture can be large; without one a tap leads nowhere. */
  readonly href: string | undefined;
}

/** Which channel a code is for: nothing where the service names none, for an empty heading would mislead. */
export function ChannelHead({ logoUrl, title, href }: ChannelHeadProps) {
  return (
    (logoUrl || title) && (
      <div className="line">
        <a href={href} aria-label={href && t(text.enlarge)}>
          <Logo url={logoUrl} isWide />
        </a>
        {title && <h2 className="grow">{title}</h2>}
      </div>
    )
  );
}
