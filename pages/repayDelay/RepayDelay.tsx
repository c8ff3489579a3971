import { useStore } from '@nanostores/react';
import type { DelayPlan } from '../../shared/api/endpoints/readDelayPlan.ts';
import { showAmount } from '../../shared/brand/showAmount.ts';
import { RepaymentScreen } from '../../shared/features/repayment/RepaymentWays/RepaymentScreen.tsx';
import type { RepaymentModel } from '../../shared/features/repayment/repayment.ts';
import { t } from '../../shared/i18n/t.ts';
import { Hero } from '../../shared/ui/Hero/Hero.tsx';
import { PlanList } from '../../shared/ui/PlanList/PlanList.tsx';
import { text } from './messages.ts';

function Plan({ plan }: { readonly plan: DelayPlan }) {
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
          {t(text.next)} <strong className="whole">{plan.dueDate}</strong>
        </p>
      </Hero>
      {items.length > 0 && <PlanList title={t(text.plan)} items={items} />}
    </>
  );
}

/** The delay (rollover) repayment page. */
export function RepayDelay({ model }: { readonly model: RepaymentModel<DelayPlan> }) {
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
      {(plan) => <Plan plan={plan} />}
    </RepaymentScreen>
  );
}
