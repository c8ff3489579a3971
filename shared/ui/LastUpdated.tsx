import { formatMoment } from '../domain/dates.ts';
import { t } from '../i18n/t.ts';
import { Button } from './Button.tsx';
import { lastUpdatedText as text } from './messages.ts';

interface LastUpdatedProps {
  readonly atMs: number;
  readonly status: 'fresh' | 'revalidating' | 'stale';
  readonly onRefresh: () => void;
}

const wordsOf = { fresh: text.fresh, revalidating: text.revalidating, stale: text.stale };

/** The time at which the data on screen were last checked, and a button to check them now. */
export function LastUpdated({ atMs, status, onRefresh }: LastUpdatedProps) {
  return (
    <div className="line muted small">
      <span role="status">{t(wordsOf[status], { time: formatMoment(atMs) })}</span>
      <Button kind="text" onPress={onRefresh} isBusy={status === 'revalidating'}>
        {t(text.refresh)}
      </Button>
    </div>
  );
}
