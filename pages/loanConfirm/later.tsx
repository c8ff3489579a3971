import { useState } from 'react';
import type { LegacyLoanOffer } from '../../shared/api/endpoints/readLegacyLoanOffer.ts';
import { ConfirmScreen } from '../../shared/features/confirmation/ConfirmScreen.tsx';
import { confirmScreenText as confirm, loanConfirmText as text } from '../../shared/features/confirmation/messages.ts';
import type { OfferPage } from '../../shared/features/confirmation/offerPage.ts';
import { useSigning } from '../../shared/features/confirmation/signing.ts';
import { commonParts } from '../../shared/features/core/commonParts.tsx';
import { t } from '../../shared/i18n/t.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { closeIcon, Icon } from '../../shared/ui/Icon.tsx';
import { commonText } from '../../shared/ui/messages.ts';
import { formatFor, Offer } from './LoanConfirm.tsx';
import { createLoanConfirm } from './model.ts';
import './Promotion.scss';

const labelOf = ({ buttonText }: LegacyLoanOffer): string => buttonText.trim();

/** The legacy confirmation of a loan. */
function Signing({ page }: { readonly page: OfferPage<LegacyLoanOffer> }) {
  const model = useSigning(page, createLoanConfirm);
  const [isClosed, setIsClosed] = useState(false);
  return (
    <ConfirmScreen
      title={t(text.title)}
      model={model}
      labelOf={labelOf}
      formatOf={formatFor}
      popupOf={(offer) =>
        offer.promotion &&
        !isClosed && <Promotion message={offer.promotion} label={labelOf(offer)} onClose={() => setIsClosed(true)} />
      }
    >
      {(offer, atMs) => <Offer offer={offer} atMs={atMs} />}
    </ConfirmScreen>
  );
}

/** The later part of the page, which takes the loan. */
export const later = { ...commonParts, Signing };

interface PromotionProps {
  readonly message: string;
  readonly label: string;
  readonly onClose: () => void;
}

/**
 * A message of the lender before anything else. Its button has the same label as the page's, but leads to the terms: nobody takes a loan
 * without seeing it.
 */
function Promotion({ message, label, onClose }: PromotionProps) {
  return (
    <Dialog title={t(text.promotion)} onClose={onClose}>
      <button type="button" className="promotion__close" aria-label={t(commonText.close)} onClick={onClose}>
        <Icon path={closeIcon} />
      </button>
      <p className="said">{message}</p>
      <Button onPress={onClose}>{label || t(confirm.loan)}</Button>
    </Dialog>
  );
}
