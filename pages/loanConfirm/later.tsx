import { useStore } from '@nanostores/react';
import type { LegacyLoanOffer } from '../../shared/api/endpoints/readLegacyLoanOffer.ts';
import { money } from '../../shared/brand/current.ts';
import { ConfirmScreen } from '../../shared/features/confirmation/ConfirmScreen.tsx';
import { isDoubtful } from '../../shared/features/confirmation/offerCost.ts';
import type { OfferPage } from '../../shared/features/confirmation/offerPage.ts';
import { PriceLine } from '../../shared/features/confirmation/PriceLine.tsx';
import { signingEnv, useSigning } from '../../shared/features/confirmation/signing.ts';
import { commonParts } from '../../shared/features/core/commonParts.tsx';
import { t } from '../../shared/i18n/t.ts';
import { costOf, formatFor, Offer } from './LoanConfirm.tsx';
import { text } from './messages.ts';
import { createLoanConfirm } from './model.ts';
import { Promotion } from './Promotion.tsx';

const labelOf = ({ buttonText }: LegacyLoanOffer): string => buttonText.trim();

/** The legacy confirmation of a loan. */
function Signing({ page }: { readonly page: OfferPage<LegacyLoanOffer> }) {
  const model = useSigning(() => createLoanConfirm(signingEnv(page.env), page));
  const hasPromotion = useStore(model.$hasPromotion);
  return (
    <ConfirmScreen
      title={t(text.title)}
      model={model}
      priceOf={(offer, atMs) => (
        <PriceLine offer={offer} cost={costOf(offer, atMs)} format={formatFor(offer)} style={money} />
      )}
      labelOf={labelOf}
      isDoubtful={(offer, atMs) => isDoubtful(offer, costOf(offer, atMs))}
      popupOf={(offer) =>
        offer.promotion && hasPromotion && <Promotion model={model} message={offer.promotion} label={labelOf(offer)} />
      }
    >
      {(offer, atMs) => <Offer offer={offer} atMs={atMs} />}
    </ConfirmScreen>
  );
}

/** The later part of the page, which takes the loan. */
export const later = { ...commonParts, Signing };
