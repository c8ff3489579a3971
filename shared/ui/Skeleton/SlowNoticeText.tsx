import { t } from '../../i18n/t.ts';
import { text } from './messages.ts';

interface SlowNoticeTextProps {
  readonly isLong: boolean;
  /** What is told at first to those who do not see that something is on its way. */
  readonly children?: string | undefined;
}

/** That something is still on its way, once that takes long; the same live region all the while. */
export function SlowNoticeText({ isLong, children }: SlowNoticeTextProps) {
  return (
    <p role="status" className={isLong ? '' : 'offscreen'}>
      {isLong ? t(text.stillLoading) : children}
    </p>
  );
}
