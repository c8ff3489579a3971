import type { ComponentType } from 'react';
import type { DelayPlan } from '../../shared/api/endpoints/readDelayPlan.ts';
import { showAmount } from '../../shared/brand/showAmount.ts';
import { t } from '../../shared/i18n/t.ts';
import { RowList } from '../../shared/ui/DetailRows/RowList.tsx';
import { text } from './messages.ts';
import { totalOf } from './totals.ts';
import './Compare.scss';

interface CompareProps {
  readonly plan: DelayPlan;
  /** What paying now comes to, where that is known. */
  readonly PayNow: ComponentType | undefined;
  readonly repayAddress: string;
}

/** Paying now beside rolling over, as far as the service says what each comes to. Paying comes first, and has the button. */
export function Compare({ plan, PayNow, repayAddress }: CompareProps) {
  const inAll = totalOf(plan);
  return (
    <section className="card stack">
      <h2>{t(text.choice)}</h2>
      <div className="compare">
        <div className="compare__side">
          <h3>{t(text.pay)}</h3>
          {PayNow && <PayNow />}
        </div>
        <div className="compare__side">
          <h3>{t(text.rollOver)}</h3>
          <RowList
            rows={[
              { label: t(text.now), value: showAmount(plan.delay.amount) },
              { label: t(text.newDate), value: plan.dueDate },
              { label: t(text.inAll), value: inAll === undefined ? '' : showAmount(inAll) },
            ].filter(({ value }) => value)}
          />
        </div>
      </div>
      <p>{t(text.notLess)}</p>
      <a className="button" href={repayAddress}>
        {t(text.payNow)}
      </a>
    </section>
  );
}
