import { showAmount } from '../../shared/brand/showAmount.ts';
import { AmountDue } from '../../shared/features/repayment/AmountDue/AmountDue.tsx';
import { t } from '../../shared/i18n/t.ts';
import { text } from './messages.ts';

interface DueAmountProps {
  /** As the address has it; undefined where it names nothing. */
  readonly amount: string | undefined;
  /** The in-page route of the order. */
  readonly orderRoute: string;
}

/** What is to be paid. Where it is not known, the order is the way on. */
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
