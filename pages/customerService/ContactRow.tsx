import { type ReactNode, useState } from 'react';
import { copyCodeText as copying } from '../../shared/features/core/messages.ts';
import { t } from '../../shared/i18n/t.ts';
import '../../shared/ui/Button.scss';
import { text } from './messages.ts';

interface ContactRowProps {
  readonly label: string;
  readonly value: string;
  /** @returns whether the phone allowed it. */
  readonly onCopy: (value: string) => Promise<boolean>;
  /** The link or button that shows the value; without it the value is plain text. */
  readonly children?: ReactNode;
}

// Below the last row, the message would be cut off by the edge of the screen.
const scrollIntoView = (message: HTMLElement | null): void => message?.scrollIntoView({ block: 'nearest' });

/** One way to contact the service: its name, the value, and a button to copy it, for phones on which a tap on it does nothing. */
export function ContactRow({ label, value, onCopy, children }: ContactRowProps) {
  const [isRefused, setIsRefused] = useState(false);
  const copy = async (): Promise<void> => {
    setIsRefused(false);
    setIsRefused(!(await onCopy(value)));
  };
  return (
    <div>
      <p className="muted small">{label}</p>
      <div className="line contact__row">
        <span className="contact__value">{children || value}</span>
        <button type="button" className="button button--text" aria-label={`${t(text.copy)} ${value}`} onClick={copy}>
          {t(text.copy)}
        </button>
      </div>
      {isRefused && (
        <p ref={scrollIntoView} className="small" role="alert">
          {t(copying.notCopied)}
        </p>
      )}
    </div>
  );
}
