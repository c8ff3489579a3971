import type { ReactNode } from 'react';
import { NoBreakDates } from './Day.tsx';
import { checkIcon, clockIcon } from './Icon.tsx';
import { type Row, RowList } from './RowList.tsx';
import './Button.scss';
import './Hero.scss';
import './Icon.scss';
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
  /** The address of the next screen, and the text of the link; absent if there is nowhere to go. */
  readonly href?: string;
  readonly label?: string;
  /** Runs before the borrower leaves for it. */
  readonly onGo?: () => void;
  /** Secondary actions. */
  readonly children?: ReactNode;
}

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
        {amount && <p className="hero__amount notranslate">{amount}</p>}
        {purpose && <p className="muted said">{purpose}</p>}
      </div>
      {facts.length > 0 && <RowList rows={facts} />}
      {next && (
        <p className="success said">
          <NoBreakDates text={next} />
        </p>
      )}
      {href && (
        <a className="button" href={href} onClick={onGo}>
          {label}
        </a>
      )}
      {children}
    </section>
  );
}
