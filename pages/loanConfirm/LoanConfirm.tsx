import { useStore } from '@nanostores/react';
import type { OlderLoanOffer } from '../../shared/api/endpoints/readOlderLoanOffer.ts';
import { money, showsLoanCost } from '../../shared/brand/current.ts';
import { dateOf, loanCost } from '../../shared/domain/loanCost.ts';
import { type Amount, formatAmount, withSign } from '../../shared/domain/money.ts';
import { ConfirmScreen } from '../../shared/features/confirmation/ConfirmScreen/ConfirmScreen.tsx';
import { LoanCost } from '../../shared/features/confirmation/LoanCost/LoanCost.tsx';
import { OfferTerms } from '../../shared/features/confirmation/OfferTerms/OfferTerms.tsx';
import { text } from './messages.ts';
import type { LoanConfirmModel } from './model.ts';
import { Promotion } from './Promotion.tsx';

// The market where the service asks for it; nowhere else does this page name a currency.
const SIGN = '₹';

const formatFor =
  ({ showsRupee }: OlderLoanOffer) =>
  (amount: Amount): string =>
    showsRupee ? withSign(SIGN, amount, money) : formatAmount(amount, money);

const labelOf = ({ buttonText }: OlderLoanOffer): string => buttonText.trim();

/** The older confirmation of a loan. */
export function LoanConfirm({ model }: { readonly model: LoanConfirmModel }) {
  const hasPromotion = useStore(model.$hasPromotion);
  return (
    <ConfirmScreen
      title={text.title}
      model={model}
      labelOf={labelOf}
      popupOf={(offer) =>
        offer.promotion && hasPromotion && <Promotion model={model} message={offer.promotion} label={labelOf(offer)} />
      }
    >
      {(offer, atMs) => {
        const format = formatFor(offer);
        return (
          <>
            <OfferTerms offer={offer} rows={[{ label: text.due, value: offer.dueDate }]} format={format} />
            {showsLoanCost && (
              <LoanCost cost={loanCost({ ...offer, periods: '' }, dateOf(atMs))} format={format} style={money} />
            )}
          </>
        );
      }}
    </ConfirmScreen>
  );
}
