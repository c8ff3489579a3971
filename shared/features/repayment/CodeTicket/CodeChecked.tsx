import { t } from '../../../i18n/t.ts';
import { LastUpdated } from '../../../ui/LastUpdated/LastUpdated.tsx';
import type { ReadyCode } from './CodeTicket.tsx';
import { text } from './messages.ts';

interface CodeCheckedProps {
  readonly view: ReadyCode;
  readonly onRefresh: () => void;
  readonly orderAddress: string;
  /** The words of the way to the order. */
  readonly label: string;
}

/** Below a code: when it was checked, and the order, which says what has been paid since. */
export function CodeChecked({ view, onRefresh, orderAddress, label }: CodeCheckedProps) {
  return (
    <>
      <div>
        <LastUpdated atMs={view.checkedAtMs} status={view.status} onRefresh={onRefresh} />
        <p className="muted small">{t(text.since)}</p>
      </div>
      <a className="button button--quiet" href={orderAddress}>
        {label}
      </a>
    </>
  );
}
