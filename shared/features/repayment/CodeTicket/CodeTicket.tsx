import type { ReactNode } from 'react';
import { dueDateOf } from '../../../api/endpoints/codeInfo.ts';
import { readCodeRows, readOwedOn } from '../../../api/endpoints/codePurpose.ts';
import { showAmount } from '../../../brand/showAmount.ts';
import { withoutZeros } from '../../../brand/withoutZeros.ts';
import { t } from '../../../i18n/t.ts';
import { Day } from '../../../ui/Day/Day.tsx';
import { longDay } from '../../../ui/Day/longDay.ts';
import { RowList } from '../../../ui/DetailRows/RowList.tsx';
import { Hero } from '../../../ui/Hero/Hero.tsx';
import { countOf } from '../instalmentCount.ts';
import { CopyCode } from '../PayCodeBox/CopyCode.tsx';
import { LargeHead } from '../PayCodeBox/LargeHead.tsx';
import type { CodeView } from '../storedCode.ts';
import { text } from './messages.ts';

/** A code that can be paid with. */
export type ReadyCode = Extract<CodeView, { readonly kind: 'ready' }>;

interface CodeTicketProps {
  readonly view: ReadyCode;
  /** The label of the amount, unless it is the fee of a rollover. */
  readonly label: string;
  /** Undefined if the address names none. */
  readonly orderId: string | undefined;
  readonly onCopy: (code: string) => Promise<boolean>;
  /** What belongs to the code; the barcode comes last, directly above the digits. */
  readonly children?: ReactNode;
}

/** What the code pays, as far as the service says: which instalment, the whole amount, or a fee with the remaining amount. */
function Purpose({ view: { info, isRollover } }: { readonly view: ReadyCode }) {
  const date = dueDateOf(info);
  if (isRollover) {
    const owed = readOwedOn(info, date);
    const day = t(longDay(date));
    const words =
      owed === undefined ? t(text.moves, { date: day }) : t(text.owing, { date: day, amount: showAmount(owed) });
    return (
      <>
        <p>{info.delay?.title}</p>
        {date && <p>{words}</p>}
      </>
    );
  }
  for (const row of readCodeRows(info)) {
    const count = countOf(row);
    if (count) return <p>{count.all === 1 ? t(text.full) : `${row.label} ${row.value}`}</p>;
  }
  return null;
}

/** A pay code as a ticket: its purpose, the amount, the due date, the code, and the only channel at which it can be paid. */
export function CodeTicket({ view, label, orderId, onCopy, children }: CodeTicketProps) {
  const { info, code, isRollover, total, pay } = view;
  const date = dueDateOf(info);
  const isRounded = pay !== total;
  const toPay = isRounded ? withoutZeros(showAmount(pay)) : showAmount(pay);
  return (
    <>
      <Hero
        productName={info.productName}
        logoUrl={info.productLogo}
        label={isRollover ? t(text.rollover) : label}
        amount={toPay}
      >
        {isRounded && (
          <p>
            <strong>{t(text.payWhole, { amount: toPay, due: showAmount(total) })}</strong>
          </p>
        )}
        <Purpose view={view} />
        <RowList
          rows={[
            ...(date ? [{ label: t(isRollover ? text.newDate : text.dueDate), value: <Day text={date} /> }] : []),
            ...(orderId ? [{ label: t(text.order), value: orderId }] : []),
          ]}
        />
      </Hero>
      <section className="card stack">
        {info.payCode && <LargeHead logoUrl={info.payCode.logo} title={info.payCode.title} />}
        {children}
        <CopyCode key={code} code={code} onCopy={() => onCopy(code)} isMain />
        <p className="small">{t(text.onlyHere)}</p>
      </section>
    </>
  );
}
