import { heroAmount } from '../../../ui/Hero/heroAmount.ts';
import '../../../ui/Hero/Hero.scss';

interface AmountDueProps {
  readonly label: string;
  /** The amount, already formatted; undefined where it is not known. */
  readonly amount: string | undefined;
  /** What to say where it is not known. */
  readonly missing: string;
}

/** What is to be paid, large; or that it is not known. */
export function AmountDue({ label, amount, missing }: AmountDueProps) {
  return (
    <section className="card stack">
      <p className="muted">{label}</p>
      {amount ? <p className={heroAmount(amount)}>{amount}</p> : <p role="alert">{missing}</p>}
    </section>
  );
}
