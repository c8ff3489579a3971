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
  ['21', [searchIcon, 'calm']],
  ['110', [clockIcon, 'calm']],
  ['151', [crossIcon, 'calm']],
  ['170', [walletIcon, 'calm']],
  ['174', [calendarIcon, 'warn']],
  ['180', [alertIcon, 'bad']],
  ['200', settled],
]);

/** The drawing of an order's status; any that the app does not know has that of a settled order. */
export function StatusMark({ status }: { readonly status: string }) {
  const [path, tone] = marks.get(status) ?? settled;
  return (
    <p className={`status-mark status-mark--${tone}`} data-status={marks.has(status) ? status : '200'}>
      <Icon path={path} isLarge />
    </p>
  );
}
