import type { PeriodPlan } from '../../shared/api/endpoints/readPeriodPlan.ts';
import { currencySign, money } from '../../shared/brand/current.ts';
import { withSign } from '../../shared/lib/money.ts';
import type { RepaymentModel } from '../../shared/models/repayment.ts';
import { Hero } from '../../shared/ui/Hero/Hero.tsx';
import { RepaymentScreen } from '../../shared/ui/RepaymentWays/RepaymentScreen.tsx';
import { Rows } from '../../shared/ui/Rows/Rows.tsx';
import { text } from './messages.ts';

const FOLDED_ROWS = 2;

function Plan({ plan }: { readonly plan: PeriodPlan }) {
  return (
    <>
      <Hero
        productName={plan.productName}
        logoUrl={plan.productLogo}
        label={text.amount}
        amount={withSign(currencySign, plan.repayAmount, money)}
      >
        <p>
          {text.date} <strong className="whole">{plan.dueDate}</strong>
        </p>
      </Hero>
      {plan.details.length > 0 && (
        <section className="card">
          <Rows rows={plan.details} folded={FOLDED_ROWS} />
        </section>
      )}
    </>
  );
}

/** The period repayment page. */
export function Repay({ model }: { readonly model: RepaymentModel<PeriodPlan> }) {
  return (
    <RepaymentScreen
      title={text.title}
      view={model.$view.get()}
      onRefresh={model.refresh}
      step={model.payment.$step.get()}
      payment={model.payment}
      onCopy={model.copy}
    >
      {(plan) => <Plan plan={plan} />}
    </RepaymentScreen>
  );
}
