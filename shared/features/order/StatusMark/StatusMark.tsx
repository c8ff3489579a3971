import {
  DUE_SOON,
  OVERDUE,
  REPAYABLE,
  SETTLED,
  STATUS_21,
  STATUS_110,
  STATUS_151,
} from '../../../domain/orderStatus.ts';
import {
  alertIcon,
  bankIcon,
  boxIcon,
  calendarIcon,
  paperIcon,
  searchIcon,
  walletIcon,
} from '../../../ui/Icon/drawings.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';

/** How a status looks: calm, or as something to be done, something wrong, something done. */
export type Tone = 'calm' | 'warn' | 'bad' | 'good';

// What 21, 110 and 151 mean is the service's affair: their drawings promise nothing. Nor does that of a settled order, which any status has
// that the app does not know: with a check mark, 'Rejected' would look like good news.
const marks = new Map<string, readonly [string, Tone]>([
  [STATUS_21, [searchIcon, 'calm']],
  [STATUS_110, [paperIcon, 'calm']],
  [STATUS_151, [bankIcon, 'warn']],
  [REPAYABLE, [walletIcon, 'calm']],
  [DUE_SOON, [calendarIcon, 'warn']],
  [OVERDUE, [alertIcon, 'bad']],
  [SETTLED, [boxIcon, 'good']],
]);

/** The tone of an order's status; calm for one that the app does not know. */
export const toneOf = (status: string): Tone => marks.get(status)?.[1] ?? 'calm';

/** The drawing of an order's status; any that the app does not know has that of a settled order. */
export function StatusMark({ status }: { readonly status: string }) {
  const [path] = marks.get(status) ?? [boxIcon];
  return (
    <span className="status__disc" data-status={marks.has(status) ? status : SETTLED}>
      <Icon path={path} />
    </span>
  );
}
