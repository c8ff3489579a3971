import { useStore } from '@nanostores/react';
import type { DelayPlan } from '../../shared/api/endpoints/readDelayPlan.ts';
import { showAmount } from '../../shared/brand/formats.ts';
import { codeTicketText as ticket } from '../../shared/features/codes/messages.ts';
import { RepaymentScreen } from '../../shared/features/plans/RepaymentScreen.tsx';
import { t } from '../../shared/i18n/t.ts';
import { NoBreakDates } from '../../shared/ui/Day.tsx';
import { Hero } from '../../shared/ui/Hero.tsx';
import { commonText } from '../../shared/ui/messages.ts';
import { PlanList } from '../../shared/ui/PlanList.tsx';
import { repayDelayText as text } from './messages.ts';
import type { RepayDelayModel } from './model.ts';
import './page.scss';

function Plan({ plan, model }: { readonly plan: DelayPlan; readonly model: RepayDelayModel }) {
  const payNow = useStore(model.$payNow);
  const owed = plan.facts.stillOwedCents;
  const items = plan.plan.map(({ amount, ...item }) => ({
    ...item,
    amount: amount === undefined ? '' : showAmount(amount),
  }));
  return (
    <>
      <Hero
        productName={plan.productName}
        logoUrl={plan.productLogo}
        label={t(commonText.rolloverFee)}
        amount={showAmount(plan.delay.amount)}
      >
        <p className="said">{plan.delay.title}</p>
        {plan.dueDate && (
          <p>
            {t(text.next)} <strong className="whole notranslate">{plan.dueDate}</strong>
          </p>
        )}
      </Hero>
      {/* Paying instead is offered before rolling over. */}
      <section className="card stack">
        <h2>{t(text.choice)}</h2>
        {plan.dueDate && owed !== undefined && (
          <p>
            <NoBreakDates text={t(ticket.owing, { date: plan.dueDate, amount: showAmount(owed) })} />
          </p>
        )}
        <a className="button button--quiet" href={model.repayAddress}>
          {payNow === undefined ? t(text.payNow) : t(text.payNowAmount, { amount: showAmount(payNow) })}
        </a>
      </section>
      {items.length > 0 && <PlanList title={t(text.plan)} items={items} />}
    </>
  );
}

/** The delay (rollover) repayment page. */
export function RepayDelay({ model }: { readonly model: RepayDelayModel }) {
  return (
    <RepaymentScreen
      title={t(text.title)}
      model={model}
      // What is paid there: the fee, not the loan.
      aboveButton={(due) => <p className="repay-delay__fee">{t(text.fee, { amount: showAmount(due) })}</p>}
    >
      {(plan) => <Plan plan={plan} model={model} />}
    </RepaymentScreen>
  );
}
