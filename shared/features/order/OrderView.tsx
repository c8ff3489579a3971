import type { ReactNode } from 'react';
import type { Order } from '../../api/endpoints/readOrder.ts';
import { showAmount } from '../../brand/formats.ts';
import { DUE_SOON, OVERDUE, REPAYABLE, SETTLED, STATUS_21, STATUS_110, STATUS_151 } from '../../domain/orderStatus.ts';
import { counted } from '../../i18n/messages.ts';
import { t } from '../../i18n/t.ts';
import { NoBreakDates } from '../../ui/Day.tsx';
import { heroAmount } from '../../ui/Hero.tsx';
import {
  alertIcon,
  bankIcon,
  boxIcon,
  calendarIcon,
  checkIcon,
  Icon,
  paperIcon,
  penIcon,
  searchIcon,
  walletIcon,
} from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { RowList } from '../../ui/RowList.tsx';
import '../../ui/Hero.scss';
import { orderViewText as text } from './messages.ts';
import { leadingRows } from './orderRows.ts';
import './OrderView.scss';

interface OrderViewProps {
  readonly order: Order;
  /** What can be done with the order. */
  readonly children?: ReactNode;
}

const lateWords = (days: number): string => ` · ${t(counted(days, text.lateOne, text.late))}`;

function Status({ order }: { readonly order: Order }) {
  const { dueCents, label, daysLate } = leadingRows(order);
  return (
    <section className={`card stack status status--${toneOf(order.status)}`}>
      <div className="status__head">
        <StatusMark status={order.status} isOffer={order.facts.isOffer} />
        {order.statusText && <h2>{order.statusText}</h2>}
        {order.status === SETTLED && <Icon path={checkIcon} />}
      </div>
      {dueCents && (
        <>
          <p className={heroAmount(showAmount(dueCents))}>{showAmount(dueCents)}</p>
          <p>
            <strong>{label ?? t(text.due)}</strong>
            {daysLate > 0 && lateWords(daysLate)}
          </p>
        </>
      )}
      <p className="said">
        <NoBreakDates text={order.statusDescription} />
      </p>
    </section>
  );
}

/** An order: its status, product and details, and the possible actions. */
export function OrderView({ order, children }: OrderViewProps) {
  const { rest } = leadingRows(order);
  return (
    <>
      <Status order={order} />
      {(order.productName || rest.length > 0) && (
        <section className="card">
          <div className="line">
            <Logo url={order.productLogo} name={order.productName} />
            <strong className="grow notranslate">{order.productName}</strong>
          </div>
          <RowList rows={rest} />
        </section>
      )}
      {children}
    </>
  );
}

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
