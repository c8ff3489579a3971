import { money, showsLoanCost } from '../../shared/brand/current.ts';
import { dateOf, loanCost } from '../../shared/domain/loanCost.ts';
import { type Amount, formatAmount } from '../../shared/domain/money.ts';
import { NewConfirmScreen } from '../../shared/features/confirmation/ConfirmScreen/NewConfirmScreen.tsx';
import { LoanCost } from '../../shared/features/confirmation/LoanCost/LoanCost.tsx';
import type { NewConfirmation } from '../../shared/features/confirmation/newConfirmation.ts';
import { text } from './messages.ts';

const format = (amount: Amount): string => formatAmount(amount, money);

/** The confirmation of a loan. */
export function NewLoanConfirm({ model }: { readonly model: NewConfirmation }) {
  return (
    <NewConfirmScreen title={text.title} model={model} format={format}>
      {(offer, atMs) =>
        showsLoanCost && <LoanCost cost={loanCost(offer, dateOf(atMs))} format={format} style={money} />
      }
    </NewConfirmScreen>
  );
}
