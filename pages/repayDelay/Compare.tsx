import type { DelayPlan } from '../../shared/api/endpoints/readDelayPlan.ts';
import { showAmount } from '../../shared/brand/showAmount.ts';
import type { Amount } from '../../shared/domain/money.ts';
import { t } from '../../shared/i18n/t.ts';
import { type Row, RowList } from '../../shared/ui/DetailRows/RowList.tsx';
import { difference } from './difference.ts';
import { text } from './messages.ts';
import { totalOf } from './totals.ts';

interface CompareProps {
  readonly plan: DelayPlan;
  /** What is due now; undefined where that is not known. */
  readonly payNow: Amount | undefined;
}

function Side({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  const known = rows.filter(({ value }) => value);
  if (!known.length) return null;
  return (
    <div className="compare__side">
      <h3>{title}</h3>
      <RowList rows={known} />
    </div>
  );
}

const differenceText = (less: number | undefined): string =>
  less ? t(less < 0 ? text.more : text.less, { amount: showAmount(Math.abs(less)) }) : '';

/** Paying now beside rolling over, as far as the service says what each comes to: what it does not say has no row, and no side. */
export function Compare({ plan, payNow }: CompareProps) {
  const inAll = totalOf(plan);
  const less = payNow === undefined ? undefined : difference(plan, payNow);
  return (
    <>
      <Side
        title={t(text.pay)}
        rows={[
          { label: t(text.payAll), value: payNow === undefined ? '' : showAmount(payNow) },
          { label: t(text.difference), value: differenceText(less) },
        ]}
      />
      <Side
        title={t(text.rollOver)}
        rows={[
          { label: t(text.now), value: showAmount(plan.delay.amount) },
          { label: t(text.newDate), value: plan.dueDate },
          { label: t(text.inAll), value: inAll === undefined ? '' : showAmount(inAll) },
        ]}
      />
    </>
  );
}
