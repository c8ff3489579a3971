import type { ReactNode } from 'react';
import '../Button/Button.scss';

interface EmptyStateProps {
  readonly message: string;
  readonly href: string;
  readonly label: string;
  /** Stands over the words, and says no more than they do. */
  readonly drawing?: ReactNode;
}

/** A calm word in the place of data that there is not, and the way on. */
export function EmptyState({ message, href, label, drawing }: EmptyStateProps) {
  return (
    <section className="card stack">
      {drawing}
      <p role="status">{message}</p>
      <a className="button" href={href}>
        {label}
      </a>
    </section>
  );
}
