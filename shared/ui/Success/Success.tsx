import type { ReactNode } from 'react';
import { type Row, RowList } from '../DetailRows/RowList.tsx';
import { checkIcon, clockIcon } from '../Icon/drawings.ts';
import { Icon } from '../Icon/Icon.tsx';
import '../Button/Button.scss';
import '../Hero/Hero.scss';
import './Success.scss';

interface SuccessProps {
  /** What has come of it, in a few words. */
  readonly title: string;
  /** `waiting`: it has been sent, and nobody has confirmed it yet. Then there is no tick, and nothing is green. */
  readonly tone?: 'good' | 'waiting';
  /** The amount that it was about, already formatted. */
  readonly amount?: string | undefined;
  /** What the amount is for. */
  readonly purpose?: string | undefined;
  /** Up to three facts: when, under which reference, where to. */
  readonly facts?: readonly Row[];
  /** What happens next, and when. */
  readonly next?: string | undefined;
  /** Where the borrower goes on. */
  readonly href: string;
  /** Runs before that. */
  readonly onGo?: () => void;
  readonly label: string;
  /** Quieter things to do. */
  readonly children?: ReactNode;
}

/** How something ended that the borrower has done: what it was, what is known of it, and what happens next. */
export function Success({
  title,
  tone = 'good',
  amount,
  purpose,
  facts = [],
  next,
  href,
  onGo,
  label,
  children,
}: SuccessProps) {
  return (
    <section className="card stack">
      <div className="success stack" role="status">
        <p className={`success__disc success__disc--${tone}`}>
          <Icon path={tone === 'good' ? checkIcon : clockIcon} isLarge />
        </p>
        <h2>{title}</h2>
        {amount && <p className="hero__amount">{amount}</p>}
        {purpose && <p className="muted said">{purpose}</p>}
      </div>
      {facts.length > 0 && <RowList rows={facts} />}
      {next && <p className="said">{next}</p>}
      <a className="button" href={href} onClick={onGo}>
        {label}
      </a>
      {children}
    </section>
  );
}
