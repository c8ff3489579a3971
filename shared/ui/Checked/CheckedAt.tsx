import { fill } from '../../i18n/messages.ts';
import { formatClock } from '../../lib/dates.ts';
import { text } from './messages.ts';

/** When data on screen was last checked, where the page itself cannot check it again. */
export function CheckedAt({ atMs }: { readonly atMs: number }) {
  return <p className="muted small">{fill(text.fresh, { time: formatClock(atMs) })}</p>;
}
