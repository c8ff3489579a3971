import type { ReactNode } from 'react';
import type { RepaymentInfo } from '../../api/endpoints/repaymentInfo.ts';
import { showAmount, withoutZeros } from '../../brand/formats.ts';
import { t } from '../../i18n/t.ts';
import { DueDay } from '../../ui/Day.tsx';
import { Hero } from '../../ui/Hero.tsx';
import { LastUpdated } from '../../ui/LastUpdated.tsx';
import { RowList } from '../../ui/RowList.tsx';
import { OwnerLine } from '../core/OwnerLine.tsx';
import { CopyCode } from './CopyCode.tsx';
import { codeTicketText as text } from './messages.ts';
import { CodeHead } from './PayCodeBox.tsx';
import type { CodeView, StoredCode } from './storedCode.ts';

/** Which instalment a code pays, by the service's fact; empty where there is none. */
export const instalmentWords = ({ facts: { instalment } }: Pick<RepaymentInfo, 'facts'>): string => {
  if (!instalment) return '';
  return instalment.of === 1 ? t(text.full) : t(text.instalment, { ...instalment });
};

/** A code that can be paid with. */
export type ReadyCode = Extract<CodeView, { readonly kind: 'ready' }>;

interface CodeTicketProps {
  readonly view: ReadyCode;
  /** The label of the amount, unless it is the fee of a rollover. */
  readonly label: string;
  readonly model: Pick<StoredCode, 'orderId' | 'copy'>;
  /** What belongs to the code; the barcode comes last, directly above the digits. */
  readonly children?: ReactNode;
}

/** What the code pays, as far as the service says: which instalment, the whole amount, or a fee with the remaining amount. */
function Purpose({ view: { info, isRollover } }: { readonly view: ReadyCode }) {
  const date = info.dueDate;
  if (isRollover) {
    const owed = info.facts.stillOwedCents;
    const words = owed === undefined ? t(text.moves, { date }) : t(text.owing, { date, amount: showAmount(owed) });
    return (
      <>
        <p>{info.delay?.title}</p>
        {date && <p>{words}</p>}
      </>
    );
  }
  const words = instalmentWords(info);
  return words ? <p>{words}</p> : null;
}

/** A pay code as a ticket: its purpose, the amount, the due date, the code, and the only channel at which it can be paid. */
export function CodeTicket({ view, label, model, children }: CodeTicketProps) {
  const { info, code, isRollover, total, pay } = view;
  const date = info.dueDate;
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
        <OwnerLine owner={info.facts.owner} />
        <RowList
          rows={[
            ...(date ? [{ label: t(isRollover ? text.newDate : text.dueDate), value: <DueDay text={date} /> }] : []),
            ...(model.orderId ? [{ label: t(text.order), value: model.orderId }] : []),
          ]}
        />
      </Hero>
      <section className="card stack">
        {info.payCode && <CodeHead logoUrl={info.payCode.logo} title={info.payCode.title} />}
        {children}
        <CopyCode key={code} code={code} onCopy={() => model.copy(code)} isMain />
        <p className="small">{t(text.onlyHere)}</p>
      </section>
    </>
  );
}

interface CodeCheckedProps {
  readonly view: ReadyCode;
  readonly model: Pick<StoredCode, 'refresh' | 'orderAddress'>;
}

/** Below a code: when it was checked, and a link to the order, which shows what has been paid since. */
export function CodeChecked({ view, model }: CodeCheckedProps) {
  return (
    <>
      <div>
        <LastUpdated atMs={view.checkedAtMs} status={view.status} onRefresh={model.refresh} />
        <p className="muted small">{t(text.since)}</p>
      </div>
      <a className="button button--quiet" href={model.orderAddress}>
        {t(text.viewOrder)}
      </a>
    </>
  );
}
