import { fill } from '../../i18n/messages.ts';
import { formatMoment } from '../../lib/dates.ts';
import { Button } from '../Button/Button.tsx';
import { text } from './messages.ts';

interface CheckedProps {
  readonly atMs: number;
  readonly trust: 'fresh' | 'checking' | 'stale';
  readonly onRefresh: () => void;
}

/** When the data on screen was last checked, and a way to check it now. */
export function Checked({ atMs, trust, onRefresh }: CheckedProps) {
  return (
    <div className="line muted small">
      <span role="status">{fill(text[trust], { time: formatMoment(atMs, Date.now()) })}</span>
      <Button kind="text" onPress={onRefresh} isBusy={trust === 'checking'}>
        {text.refresh}
      </Button>
    </div>
  );
}
