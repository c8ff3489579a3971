import { useStore } from '@nanostores/react';
import type { DelayPlan } from '../../shared/api/endpoints/readDelayPlan.ts';
import { showAmount } from '../../shared/brand/showAmount.ts';
import { centsOf } from '../../shared/domain/money.ts';
import { RepaymentScreen } from '../../shared/features/repayment/RepaymentWays/RepaymentScreen.tsx';
import { t } from '../../shared/i18n/t.ts';
import { Day } from '../../shared/ui/Day/Day.tsx';
import { RowList } from '../../shared/ui/DetailRows/RowList.tsx';
import { Hero } from '../../shared/ui/Hero/Hero.tsx';
import { PlanList } from '../../shared/ui/PlanList/PlanList.tsx';
import { text } from './messages.ts';
import type { RepayDelayModel } from './model.ts';

/**
 * All payments of the plan in one sum; undefined where one of them is no whole number of cents, or they come to more than
 * can be counted exactly.
 */
const sumOf = (plan: DelayPlan['plan']): number | undefined => {
  const cents = plan.map(({ amount = '' }) => centsOf(amount) ?? Number.NaN);
  const sum = cents.reduce((all, each) => all + each, 0);
  return Number.isSafeInteger(sum) ? sum : undefined;
};

/** What a rollover comes to beside paying now, as far as its plan says so; paying stands out no less. */
function Choice({ plan, repayAddress }: { readonly plan: DelayPlan; readonly repayAddress: string }) {
  const sum = plan.plan.length > 1 ? sumOf(plan.plan) : undefined;
  return (
    <section className="card stack">
      <h2>{t(text.choice)}</h2>
      {sum !== undefined && (
        <RowList
          rows={[
            { label: t(text.now), value: showAmount(plan.delay.amount) },
            { label: t(text.inAll), value: showAmount(sum) },
          ]}
        />
      )}
      <p>{t(text.notLess)}</p>
      <a className="button" href={repayAddress}>
        {t(text.payNow)}
      </a>
    </section>
  );
}

function Plan({ plan, repayAddress }: { readonly plan: DelayPlan; readonly repayAddress: string }) {
  const items = plan.plan.map(({ amount, ...item }) => ({
    ...item,
    amount: amount === undefined ? '' : showAmount(amount),
  }));
  return (
    <>
      <Hero
        productName={plan.productName}
        logoUrl={plan.productLogo}
        label={plan.delay.title}
        amount={showAmount(plan.delay.amount)}
      >
        <p>
          {t(text.next)}{' '}
          <strong>
            <Day text={plan.dueDate} />
          </strong>
        </p>
      </Hero>
      {items.length > 0 && <PlanList title={t(text.plan)} items={items} />}
      <Choice plan={plan} repayAddress={repayAddress} />
    </>
  );
}

/** The delay (rollover) repayment page. */
export function RepayDelay({ model }: { readonly model: RepayDelayModel }) {
  const view = useStore(model.$view);
  const step = useStore(model.payment.$step);
  return (
    <RepaymentScreen
      title={t(text.title)}
      view={view}
      onRefresh={model.refresh}
      step={step}
      payment={model.payment}
      parts={useStore(model.$parts)}
      onCopy={model.copy}
    >
      {(plan) => <Plan plan={plan} repayAddress={model.repayAddress} />}
    </RepaymentScreen>
  );
}
