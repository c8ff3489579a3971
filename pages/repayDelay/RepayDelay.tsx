import type { DelayPlan } from '../../shared/api/endpoints/readDelayPlan.ts';
import { currencySign, money } from '../../shared/brand/current.ts';
import { withSign } from '../../shared/lib/money.ts';
import type { RepaymentModel } from '../../shared/models/repayment.ts';
import { Hero } from '../../shared/ui/Hero/Hero.tsx';
import { PlanList } from '../../shared/ui/PlanList/PlanList.tsx';
import { ReadState } from '../../shared/ui/ReadState/ReadState.tsx';
import { RepaymentWays } from '../../shared/ui/RepaymentWays/RepaymentWays.tsx';
import { text } from './messages.ts';

function Plan({ plan }: { readonly plan: DelayPlan }) {
  const items = plan.plan.map(({ amount, ...item }) => ({
    ...item,
    amount: amount === undefined ? '' : withSign(currencySign, amount, money),
  }));
  return (
    <>
      <Hero
        productName={plan.productName}
        logoUrl={plan.productLogo}
        label={plan.delay.title}
        amount={withSign(currencySign, plan.delay.amount, money)}
      >
        <p>
          {text.next} <strong>{plan.dueDate}</strong>
        </p>
      </Hero>
      {items.length > 0 && <PlanList title={text.plan} items={items} />}
    </>
  );
}

/** The delay (rollover) repayment page. */
export function RepayDelay({ model }: { readonly model: RepaymentModel<DelayPlan> }) {
  const step = model.payment.$step.get();
  return (
    <>
      <h1>{text.title}</h1>
      <ReadState view={model.$view.get()} onRefresh={model.refresh}>
        {({ plan, ...addresses }, trust) => (
          <>
            <Plan plan={plan} />
            <RepaymentWays
              plan={plan}
              {...addresses}
              trust={trust}
              step={step}
              payment={model.payment}
              onCopy={model.copy}
            />
          </>
        )}
      </ReadState>
    </>
  );
}
