import type { ReactNode } from 'react';
import { type Row, RowList } from '../DetailRows/RowList.tsx';
import { checkIcon, clockIcon } from '../Icon/drawings.ts';
import '../Button/Button.scss';
import '../Hero/Hero.scss';
import '../Icon/Icon.scss';
import './Success.scss';

interface SuccessProps {
  /** The outcome, in a few words. */
  readonly title: string;
  /** `waiting`: it has been sent but not confirmed. Then there is no check mark, and nothing is green. */
  readonly tone?: 'good' | 'waiting';
  /** The amount that it was about, already formatted. */
  readonly amount?: string | undefined;
  /** What the amount is for. */
  readonly purpose?: string | undefined;
  /** Up to three facts: when, under which reference, where to. */
  readonly facts?: readonly Row[];
  /** What happens next, and when. */
  readonly next?: string | undefined;
  /** The address of the next screen. */
  readonly href: string;
  /** Runs before the borrower leaves for it. */
  readonly onGo?: () => void;
  readonly label: string;
  /** Secondary actions. */
  readonly children?: ReactNode;
}

// The confirmation is seen late and rarely: attributes on the drawing save bytes in the styles of every document.
function Disc({ path }: { readonly path: string }) {
  return (
    <svg width="64" height="64" viewBox="-4 -4 32 32" aria-hidden="true">
      <circle cx="12" cy="12" r="16" fill="currentColor" />
      <path className="icon" color="var(--card)" d={path} />
    </svg>
  );
}

/** The outcome of an action of the borrower: what it was, its details, and what happens next. */
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
        <p className={tone === 'good' ? 'success__good' : 'muted'}>
          <Disc path={tone === 'good' ? checkIcon : clockIcon} />
        </p>
        <h2>{title}</h2>
        {amount && <p className="hero__amount">{amount}</p>}
        {purpose && <p className="muted said">{purpose}</p>}
      </div>
      {facts.length > 0 && <RowList rows={facts} />}
      {next && <p className="success said">{next}</p>}
      <a className="button" href={href} onClick={onGo}>
        {label}
      </a>
      {children}
    </section>
  );
}
