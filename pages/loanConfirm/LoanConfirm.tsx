import { useStore } from '@nanostores/react';
import type { OlderLoanOffer } from '../../shared/api/endpoints/readOlderLoanOffer.ts';
import { ConfirmScreen } from '../../shared/features/confirmation/ConfirmScreen/ConfirmScreen.tsx';
import { text } from './messages.ts';
import type { LoanConfirmModel } from './model.ts';
import { Offer } from './Offer.tsx';
import { Promotion } from './Promotion.tsx';

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
      {(offer, atMs) => <Offer offer={offer} atMs={atMs} />}
    </ConfirmScreen>
  );
}
