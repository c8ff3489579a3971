import { formatMoment } from '../../../domain/dates.ts';
import { t } from '../../../i18n/t.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { text } from './messages.ts';

interface OldCodeProps {
  readonly checkedAtMs: number;
  readonly isChecking: boolean;
  readonly onRetry: () => void;
  /** The address of the order. */
  readonly href: string;
}

/** Replaces a code of an earlier day, which must not be paid before the service has confirmed it. */
export function OldCode({ checkedAtMs, isChecking, onRetry, href }: OldCodeProps) {
  return (
    <section className="card stack">
      <h2>{t(text.title)}</h2>
      <p role="status">{t(isChecking ? text.checking : text.stale, { time: formatMoment(checkedAtMs, Date.now()) })}</p>
      <Button onPress={onRetry} isBusy={isChecking}>
        {t(text.retry)}
      </Button>
      <a className="button button--quiet" href={href}>
        {t(text.order)}
      </a>
    </section>
  );
}
