import { t } from '../i18n/t.ts';
import { longDay } from './Day.tsx';
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
          const day = t(longDay(item.time));
          return (
            <li key={at} className="plan__item">
              {item.title} <strong className="notranslate">{item.amount}</strong>
              {day !== item.time && <div className="small notranslate">{day}</div>}
              <div className="muted small">
                {item.time} {item.remark}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
