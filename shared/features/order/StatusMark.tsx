import { DUE_SOON, OVERDUE, REPAYABLE, SETTLED, STATUS_21, STATUS_110, STATUS_151 } from '../../domain/orderStatus.ts';
import {
  alertIcon,
  bankIcon,
  boxIcon,
  calendarIcon,
  Icon,
  paperIcon,
  penIcon,
  searchIcon,
  walletIcon,
} from '../../ui/Icon.tsx';

/** The look of a status: neutral, action needed, a problem, or a success. */
export type Tone = 'calm' | 'warn' | 'bad' | 'good';

// Only the service knows what 21, 110 and 151 mean, so their icons promise nothing. Nor does the icon of a settled order, which is also used for a
// status that the app does not know: with a check mark, 'Rejected' would look like good news.
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

interface StatusMarkProps {
  readonly status: string;
  /** Whether the order waits for the borrower to confirm its offer. */
  readonly isOffer?: boolean | undefined;
}

/** The icon of an order's status; one that the app does not know has that of a settled order, or that of an offer. */
export function StatusMark({ status, isOffer }: StatusMarkProps) {
  const [path] = marks.get(status) ?? [isOffer ? penIcon : boxIcon];
  return (
    <span className="status__disc" data-status={marks.has(status) ? status : isOffer ? 'offer' : SETTLED}>
      <Icon path={path} />
    </span>
  );
}
