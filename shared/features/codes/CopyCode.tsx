import { useState } from 'react';
import { t } from '../../i18n/t.ts';
import { inGroups } from '../../lib/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { checkIcon, copyIcon, Icon } from '../../ui/Icon.tsx';
import { copyCodeText as copying } from '../core/messages.ts';
import { payCodeBoxText as text } from './messages.ts';
import './CopyCode.scss';

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
          {t(copying.notCopied)}
        </p>
      )}
      <Button kind={isMain ? 'main' : 'quiet'} onPress={copy}>
        <Icon path={isCopied ? checkIcon : copyIcon} /> {t(isCopied ? text.copied : text.copy)}
      </Button>
    </>
  );
}
