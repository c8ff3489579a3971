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
  calendarIcon,
  clockIcon,
  crossIcon,
  doneIcon,
  searchIcon,
  walletIcon,
} from '../../../ui/Icon/drawings.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import './StatusMark.scss';

type Tone = 'calm' | 'warn' | 'bad' | 'good';

const settled: readonly [string, Tone] = [doneIcon, 'good'];

// What 21, 110 and 151 mean is the service's affair: their drawings promise nothing.
const marks = new Map<string, readonly [string, Tone]>([
  [STATUS_21, [searchIcon, 'calm']],
  [STATUS_110, [clockIcon, 'calm']],
  [STATUS_151, [crossIcon, 'calm']],
  [REPAYABLE, [walletIcon, 'calm']],
  [DUE_SOON, [calendarIcon, 'warn']],
  [OVERDUE, [alertIcon, 'bad']],
  [SETTLED, settled],
]);

/** The drawing of an order's status; any that the app does not know has that of a settled order. */
export function StatusMark({ status }: { readonly status: string }) {
  const [path, tone] = marks.get(status) ?? settled;
  return (
    <p className={`status-mark status-mark--${tone}`} data-status={marks.has(status) ? status : SETTLED}>
      <Icon path={path} isLarge />
    </p>
  );
}
