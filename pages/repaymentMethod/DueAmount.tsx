import { showAmount } from '../../shared/brand/showAmount.ts';
import { AmountDue } from '../../shared/features/repayment/AmountDue/AmountDue.tsx';
import { t } from '../../shared/i18n/t.ts';
import { text } from './messages.ts';

interface DueAmountProps {
  /** The amount in the address; undefined if there is none. */
  readonly amount: string | undefined;
  /** The in-page route of the order. */
  readonly orderRoute: string;
}

/** The amount to be paid; if it is not known, a link to the order. */
export function DueAmount({ amount, orderRoute }: DueAmountProps) {
  return (
    <>
      <AmountDue label={t(text.amount)} amount={amount && showAmount(amount)} missing={t(text.noAmount)} />
      {!amount && (
        <a className="button button--quiet" href={`#/${orderRoute}`}>
          {t(text.order)}
        </a>
      )}
    </>
  );
}
