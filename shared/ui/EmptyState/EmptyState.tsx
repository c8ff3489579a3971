import '../Button/Button.scss';

interface EmptyStateProps {
  readonly message: string;
  readonly href: string;
  readonly label: string;
}

/** A calm word in the place of data that there is not, and the way on. */
export function EmptyState({ message, href, label }: EmptyStateProps) {
  return (
    <section className="card stack">
      <p role="status">{message}</p>
      <a className="button" href={href}>
        {label}
      </a>
    </section>
  );
}
