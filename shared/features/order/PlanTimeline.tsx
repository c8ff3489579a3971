import { showAmount } from '../../brand/formats.ts';
import type { OrderFacts } from '../../domain/orderFacts.ts';
import { t } from '../../i18n/t.ts';
import { PlanList } from '../../ui/PlanList.tsx';
import { planTimelineText as text } from './messages.ts';

const STATES = { paid: text.paid, due: text.due, late: text.late, coming: text.coming };

/** The plan of an order, as the service states it: each instalment with its day, its amount and its state. Nothing where it states none. */
export function PlanTimeline({ plan, totalLeftCents }: Pick<OrderFacts, 'plan' | 'totalLeftCents'>) {
  if (!plan?.length) return null;
  const totalCents = plan.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const items = plan.map(({ title, dueDate, amountCents, state }) => ({
    title,
    amount: showAmount(amountCents),
    time: dueDate,
    remark: t(STATES[state]),
    state,
  }));
  return (
    <PlanList title={t(text.title)} items={items}>
      {/* How much is left, beside the sum of the plan; with late charges it may be more, and is then stated alone. */}
      {totalLeftCents !== undefined && (
        <p>
          {t(totalLeftCents > totalCents ? text.left : text.leftOf, {
            left: showAmount(totalLeftCents),
            total: showAmount(totalCents),
          })}
        </p>
      )}
    </PlanList>
  );
}
