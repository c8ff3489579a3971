import type { ReactNode } from 'react';
import './Button.scss';

interface EmptyStateProps {
  readonly message: string;
  readonly href: string;
  readonly label: string;
  /** A decorative drawing above the text. */
  readonly drawing?: ReactNode;
}

/** A message in place of data that do not exist, and a link to the next step. */
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
