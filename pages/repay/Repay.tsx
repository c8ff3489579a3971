import type { PeriodPlan } from '../../shared/api/endpoints/readPeriodPlan.ts';
import { showAmount } from '../../shared/brand/formats.ts';
import { todayAt } from '../../shared/brand/today.ts';
import { RepaymentScreen } from '../../shared/features/plans/RepaymentScreen.tsx';
import type { RepaymentModel } from '../../shared/features/plans/repayment.ts';
import { t } from '../../shared/i18n/t.ts';
import { DueDay } from '../../shared/ui/Day.tsx';
import { DetailRows } from '../../shared/ui/DetailRows.tsx';
import { Hero } from '../../shared/ui/Hero.tsx';
import { commonText } from '../../shared/ui/messages.ts';
import { text } from './messages.ts';

const FOLDED_ROWS = 2;

function Plan({ plan }: { readonly plan: PeriodPlan }) {
  return (
    <>
      <Hero
        productName={plan.productName}
        logoUrl={plan.productLogo}
        label={t(commonText.toPay)}
        amount={showAmount(plan.repayAmount)}
      >
        {plan.dueDate && (
          <p>
            {t(commonText.due)} <DueDay text={plan.dueDate} today={todayAt(Date.now())} />
          </p>
        )}
      </Hero>
      {plan.details.length > 0 && (
        <section className="card">
          <DetailRows rows={plan.details} folded={FOLDED_ROWS} />
        </section>
      )}
    </>
  );
}

/** The period repayment page. */
export function Repay({ model }: { readonly model: RepaymentModel<PeriodPlan> }) {
  return (
    <RepaymentScreen title={t(text.title)} model={model}>
      {(plan) => <Plan plan={plan} />}
    </RepaymentScreen>
  );
}
