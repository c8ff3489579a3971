import { longDay } from '../../lib/longDay.ts';
import './PlanList.scss';

/** One payment of a plan; the amount is formatted already, and any part may be empty. */
export interface PlanEntry {
  readonly remark: string;
  readonly title: string;
  readonly amount: string;
  readonly time: string;
}

/** The payments of a plan, in order. */
export function PlanList({ title, items }: { readonly title: string; readonly items: readonly PlanEntry[] }) {
  return (
    <section className="card">
      <h2>{title}</h2>
      <ol className="plan">
        {items.map((item, at) => {
          const day = longDay(item.time, document.documentElement.lang);
          return (
            <li key={at} className="line plan__item">
              <span>
                {item.title}
                <br />
                {day !== item.time && (
                  <span className="small">
                    {day}
                    <br />
                  </span>
                )}
                <span className="muted small">
                  {item.time} {item.remark}
                </span>
              </span>
              <strong>{item.amount}</strong>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
