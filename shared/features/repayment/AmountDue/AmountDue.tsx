import { heroAmount } from '../../../ui/Hero/heroAmount.ts';
import '../../../ui/Hero/Hero.scss';

interface AmountDueProps {
  readonly label: string;
  /** The formatted amount; undefined if it is not known. */
  readonly amount: string | undefined;
  /** The text to show if it is not known. */
  readonly missing: string;
}

/** The amount to be paid, in large type, or that it is not known. */
export function AmountDue({ label, amount, missing }: AmountDueProps) {
  return (
    <section className="card stack">
      <p className="muted">{label}</p>
      {amount ? <p className={heroAmount(amount)}>{amount}</p> : <p role="alert">{missing}</p>}
    </section>
  );
}
