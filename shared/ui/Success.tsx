import type { ReactNode } from 'react';
import { NoBreakDates } from './Day.tsx';
import { clockIcon, doneIcon, Icon } from './Icon.tsx';
import { type Row, RowList } from './RowList.tsx';
import './Button.scss';
import './Hero.scss';
import './Success.scss';

interface SuccessProps {
  /** The outcome, in a few words. */
  readonly title: string;
  /** `waiting`: it has been sent but not confirmed. Then there is no check mark, and nothing is green. */
  readonly tone?: 'good' | 'waiting';
  /** The amount that it was about, already formatted. */
  readonly amount?: string | undefined;
  readonly purpose?: string | undefined;
  /** Up to three facts: when, under which reference, where to. */
  readonly facts?: readonly Row[];
  readonly next?: string | undefined;
  /** The address of the next screen, and the text of the link; absent if there is nowhere to go. */
  readonly href?: string;
  readonly label?: string;
  readonly children?: ReactNode;
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
  label,
  children,
}: SuccessProps) {
  return (
    <section className="card stack outcome">
      <div className="success stack" role="status">
        <p className={tone === 'good' ? 'success__good' : 'muted'}>
          <Icon path={tone === 'good' ? doneIcon : clockIcon} isLarge />
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
        <a className="button" href={href}>
          {label}
        </a>
      )}
      {children}
    </section>
  );
}
