import { money, showsLoanCost } from '../../shared/brand/current.ts';
import { dateOf, loanCost } from '../../shared/lib/loanCost.ts';
import { type Amount, formatAmount } from '../../shared/lib/money.ts';
import type { NewConfirmation } from '../../shared/models/confirmation/newConfirmation.ts';
import { NewConfirmScreen } from '../../shared/ui/ConfirmScreen/NewConfirmScreen.tsx';
import { LoanCost } from '../../shared/ui/LoanCost/LoanCost.tsx';
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
