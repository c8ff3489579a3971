import { type ReactNode, useState } from 'react';
import { t } from '../../i18n/t.ts';
import { inGroups } from '../../lib/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { checkIcon, copyIcon, Icon, nextIcon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { commonText } from '../../ui/messages.ts';
import { codeTicketText as ticket } from './messages.ts';
import './PayCodeBox.scss';

/** A code in groups, for reading it out. The gaps are made by styles, not by spaces: selecting the text gives the bare code. */
function Code({ code }: { readonly code: string }) {
  return (
    <span className="code notranslate">
      {inGroups(code).map((group, at) => (
        <span key={`${at} ${group}`} className="code__group">
          {group}
        </span>
      ))}
    </span>
  );
}

interface CopyCodeProps {
  readonly code: string;
  /** Copies it. @returns whether the phone allowed it. */
  readonly onCopy: () => Promise<boolean>;
  /** Whether copying is the main action of the screen. */
  readonly isMain?: boolean;
}

/** A pay code in large type, above a button that copies it and confirms that; a tap on the code does the same. */
export function CopyCode({ code, onCopy, isMain }: CopyCodeProps) {
  const [isCopied, setIsCopied] = useState<boolean | undefined>();
  const copy = (): void => {
    setIsCopied(undefined);
    void onCopy().then(setIsCopied);
  };
  return (
    <>
      {/* For touch only: keyboards and screen readers use the button below. */}
      <p className="copy-code" onClick={copy}>
        <Code code={code} />
      </p>
      {/* Next to the code, which it asks the borrower to hold: below the button it was out of sight on a screen of 640 px. */}
      {isCopied === false && (
        <p className="small" role="alert">
          {t(commonText.notCopied)}
        </p>
      )}
      <Button kind={isMain ? 'main' : 'quiet'} onPress={copy}>
        <Icon path={isCopied ? checkIcon : copyIcon} /> {t(isCopied ? commonText.copied : commonText.copy)}
      </Button>
    </>
  );
}

interface CodeHeadProps {
  readonly logo: string | undefined;
  readonly title: string | undefined;
  readonly children?: ReactNode;
}

/** The channel of a code; nothing if the service names none, because an empty heading would mislead. */
export function CodeHead({ logo = '', title = '', children }: CodeHeadProps) {
  return (
    (logo || title || children) && (
      <div className={logo && 'code-head'}>
        {logo && <Logo url={logo} name={title} />}
        {title && <h2 className="notranslate">{title}</h2>}
        {children}
      </div>
    )
  );
}

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
        <p className="muted small">{t(commonText.payCode)}</p>
      </CodeHead>
      <CopyCode key={code} code={code} onCopy={onCopy} />
      <p className="small">{t(ticket.onlyHere)}</p>
      <a className="line" href={href}>
        {t(commonText.codeSteps)} <Icon path={nextIcon} />
      </a>
    </section>
  );
}
