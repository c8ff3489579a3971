import type { ReactNode } from 'react';
import type { Instalment } from '../domain/orderFacts.ts';
import './PlanList.scss';

/** One payment of a plan; the amount is formatted already, and any part may be empty. */
export interface PlanEntry {
  readonly remark: string;
  readonly title: string;
  readonly amount: string;
  readonly time: string;
  /** Whether it is paid or due, if the service states that. */
  readonly state?: Instalment['state'];
}

interface PlanListProps {
  readonly title: string;
  readonly items: readonly PlanEntry[];
  /** What is said of all of them, above the list. */
  readonly children?: ReactNode;
}

/** The payments of a plan, in order. */
export function PlanList({ title, items, children }: PlanListProps) {
  return (
    <section className="card">
      <h2>{title}</h2>
      {children}
      <ol className="plan">
        {items.map(({ title, amount, time, remark, state }, at) => (
          <li key={at} className={state ? `plan__item plan__item--${state}` : 'plan__item'}>
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
