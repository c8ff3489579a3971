import { showAmount } from '../../shared/brand/formats.ts';
import { OwnerLine } from '../../shared/features/core/OwnerLine.tsx';
import type { Message } from '../../shared/i18n/messages.ts';
import { t } from '../../shared/i18n/t.ts';
import { heroAmount } from '../../shared/ui/Hero.tsx';
import { commonText } from '../../shared/ui/messages.ts';
import { repaymentMethodText as text } from './messages.ts';
import '../../shared/ui/Hero.scss';

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

interface DueAmountProps {
  /** Undefined if there is none. */
  readonly amount: string | undefined;
  /** What is said then. Default: that it is not known. */
  readonly missing?: Message;
  /** Whose order it is; undefined if the service does not say. */
  readonly owner: string | undefined;
  /** The in-page route of the order. */
  readonly orderRoute: string;
}

/** The amount to be paid, and whose order it is; without an amount, a link to the order. */
export function DueAmount({ amount, missing = text.noAmount, owner, orderRoute }: DueAmountProps) {
  return (
    <>
      <AmountDue label={t(commonText.toPay)} amount={amount && showAmount(amount)} missing={t(missing)} />
      <OwnerLine owner={owner} />
      {!amount && (
        <a className="button button--quiet" href={`#/${orderRoute}`}>
          {t(commonText.order)}
        </a>
      )}
    </>
  );
}
