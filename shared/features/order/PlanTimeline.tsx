import { showAmount } from '../../brand/formats.ts';
import type { OrderFacts } from '../../domain/orderFacts.ts';
import { t } from '../../i18n/t.ts';
import { checkIcon, Icon } from '../../ui/Icon.tsx';
import { planTimelineText as text } from './messages.ts';
import './PlanTimeline.scss';

const STATES = { paid: text.paid, due: text.due, late: text.late, coming: text.coming };

interface LeftProps {
  readonly leftCents: number;
  readonly totalCents: number;
}

/** How much is left, beside the sum of the plan; with late charges it may be more, and is then stated alone. */
function Left({ leftCents, totalCents }: LeftProps) {
  const left = showAmount(leftCents);
  if (leftCents > totalCents) return <p>{t(text.left, { left })}</p>;
  return (
    <>
      <p>{t(text.leftOf, { left, total: showAmount(totalCents) })}</p>
      <svg className="timeline__bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width={100 - (100 * leftCents) / (totalCents || 1)} height="6" />
      </svg>
    </>
  );
}

/** The plan of an order, as the service states it: each instalment with its day, its amount and its state. Nothing where it states none. */
export function PlanTimeline({ plan, totalLeftCents }: Pick<OrderFacts, 'plan' | 'totalLeftCents'>) {
  if (!plan?.length) return null;
  const totalCents = plan.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return (
    <section className="card stack timeline">
      <h2>{t(text.title)}</h2>
      {totalLeftCents !== undefined && <Left leftCents={totalLeftCents} totalCents={totalCents} />}
      <ol className="timeline__list">
        {plan.map(({ title, dueDate, amountCents, state }, at) => (
          <li key={at} className={`timeline__item timeline__item--${state}`}>
            <span className="timeline__disc">{state === 'paid' && <Icon path={checkIcon} />}</span>
            <span className="timeline__day whole notranslate">{dueDate}</span>
            <strong className="whole notranslate">{showAmount(amountCents)}</strong>
            <p className="small">
              {title && <span className="muted">{title} · </span>}
              <span className="timeline__state whole">{t(STATES[state])}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
