import { useStore } from '@nanostores/react';
import type { LegacyLoanOffer } from '../../shared/api/endpoints/readLegacyLoanOffer.ts';
import { ConfirmScreen } from '../../shared/features/confirmation/ConfirmScreen.tsx';
import { confirmScreenText as confirm, loanConfirmText as text } from '../../shared/features/confirmation/messages.ts';
import { isDoubtful } from '../../shared/features/confirmation/offerCost.ts';
import type { OfferPage } from '../../shared/features/confirmation/offerPage.ts';
import { PriceLine } from '../../shared/features/confirmation/PriceLine.tsx';
import { signingEnv, useSigning } from '../../shared/features/confirmation/signing.ts';
import { commonParts } from '../../shared/features/core/commonParts.tsx';
import { t } from '../../shared/i18n/t.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { closeIcon, Icon } from '../../shared/ui/Icon.tsx';
import { commonText } from '../../shared/ui/messages.ts';
import { costOf, formatFor, Offer } from './LoanConfirm.tsx';
import { createLoanConfirm, type LoanConfirmModel } from './model.ts';
import './Promotion.scss';

const labelOf = ({ buttonText }: LegacyLoanOffer): string => buttonText.trim();

/** The legacy confirmation of a loan. */
function Signing({ page }: { readonly page: OfferPage<LegacyLoanOffer> }) {
  const model = useSigning(() => createLoanConfirm(signingEnv(page.env), page));
  const hasPromotion = useStore(model.$hasPromotion);
  return (
    <ConfirmScreen
      title={t(text.title)}
      model={model}
      priceOf={(offer, atMs) => <PriceLine offer={offer} cost={costOf(offer, atMs)} format={formatFor(offer)} />}
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

interface PromotionProps {
  readonly model: LoanConfirmModel;
  readonly message: string;
  readonly label: string;
}

/**
 * A message of the lender before anything else. Its button has the same label as the page's, but leads to the terms: nobody takes a loan
 * without seeing it.
 */
export function Promotion({ model, message, label }: PromotionProps) {
  return (
    <Dialog title={t(text.promotion)} onClose={model.closePromotion}>
      <button
        type="button"
        className="promotion__close"
        aria-label={t(commonText.close)}
        onClick={model.closePromotion}
      >
        <Icon path={closeIcon} />
      </button>
      <p className="said">{message}</p>
      <Button onPress={model.closePromotion}>{label || t(confirm.loan)}</Button>
    </Dialog>
  );
}
