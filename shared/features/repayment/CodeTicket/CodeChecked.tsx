import { t } from '../../../i18n/t.ts';
import { LastUpdated } from '../../../ui/LastUpdated/LastUpdated.tsx';
import type { ReadyCode } from './CodeTicket.tsx';
import { text } from './messages.ts';

interface CodeCheckedProps {
  readonly view: ReadyCode;
  readonly onRefresh: () => void;
  readonly orderAddress: string;
  /** The text of the link to the order. */
  readonly label: string;
}

/** Below a code: when it was checked, and a link to the order, which shows what has been paid since. */
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
