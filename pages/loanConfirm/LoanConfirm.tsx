import { useStore } from '@nanostores/react';
import type { LegacyLoanOffer } from '../../shared/api/endpoints/readLegacyLoanOffer.ts';
import { money } from '../../shared/brand/current.ts';
import { ConfirmScreen } from '../../shared/features/confirmation/ConfirmScreen/ConfirmScreen.tsx';
import { PriceLine } from '../../shared/features/confirmation/PriceLine/PriceLine.tsx';
import { t } from '../../shared/i18n/t.ts';
import { costOf, formatFor } from './legacyOffer.ts';
import { text } from './messages.ts';
import type { LoanConfirmModel } from './model.ts';
import { Offer } from './Offer.tsx';
import { Promotion } from './Promotion.tsx';

const labelOf = ({ buttonText }: LegacyLoanOffer): string => buttonText.trim();

/** The legacy confirmation of a loan. */
export function LoanConfirm({ model }: { readonly model: LoanConfirmModel }) {
  const hasPromotion = useStore(model.$hasPromotion);
  return (
    <ConfirmScreen
      title={t(text.title)}
      model={model}
      priceOf={(offer, atMs) => (
        <PriceLine offer={offer} cost={costOf(offer, atMs)} format={formatFor(offer)} style={money} />
      )}
      labelOf={labelOf}
      popupOf={(offer) =>
        offer.promotion && hasPromotion && <Promotion model={model} message={offer.promotion} label={labelOf(offer)} />
      }
    >
      {(offer, atMs) => <Offer offer={offer} atMs={atMs} />}
    </ConfirmScreen>
  );
}
