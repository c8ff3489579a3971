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
        {items.map(({ title, amount, time, remark }, at) => (
          <li key={at} className="plan__item">
            {title} <strong className="notranslate">{amount}</strong>
            <div className="muted small">
              <span className="whole notranslate">{time}</span> <span>{remark}</span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
