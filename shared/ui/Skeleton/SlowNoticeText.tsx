import { t } from '../../i18n/t.ts';
import { text } from './messages.ts';

interface SlowNoticeTextProps {
  readonly isLong: boolean;
  /** The first message for screen readers that something is loading. */
  readonly children?: string | undefined;
}

/** The message that something is still loading, once that takes long; in the same live region throughout. */
export function SlowNoticeText({ isLong, children }: SlowNoticeTextProps) {
  return (
    <p role="status" className={isLong ? '' : 'offscreen'}>
      {isLong ? t(text.stillLoading) : children}
    </p>
  );
}
