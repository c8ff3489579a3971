import { useState } from 'react';
import { t } from '../../../i18n/t.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { checkIcon, copyIcon } from '../../../ui/Icon/drawings.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { text as copying } from '../../core/copyCode/messages.ts';
import { Code } from './Code.tsx';
import { text } from './messages.ts';
import './CopyCode.scss';

interface CopyCodeProps {
  readonly code: string;
  /** Copies it. @returns whether the phone took it. */
  readonly onCopy: () => Promise<boolean>;
  /** Whether copying it is what the screen is for. */
  readonly isMain?: boolean;
}

/** A pay code, large, over a button that copies it and says so, for a thumb at a shop counter; a tap on the code does the same. */
export function CopyCode({ code, onCopy, isMain }: CopyCodeProps) {
  const [isCopied, setIsCopied] = useState<boolean | undefined>();
  const copy = (): void => {
    setIsCopied(undefined);
    void onCopy().then(setIsCopied);
  };
  return (
    <>
      {/* For a thumb alone: keys and screen readers have the button below. */}
      <p className="copy-code" onClick={copy}>
        <Code code={code} />
      </p>
      {/* By the text that it tells to hold: below the button it was out of sight on a phone of 640 px. */}
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
