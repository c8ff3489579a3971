import { useStore } from '@nanostores/react';
import type { LoanOffer } from '../../shared/api/endpoints/readLoanOffer.ts';
import { showAmount } from '../../shared/brand/formats.ts';
import { AgreementFrame } from '../../shared/features/confirmation/AgreementFrame.tsx';
import { ConfirmScreen } from '../../shared/features/confirmation/ConfirmScreen.tsx';
import { newLoanConfirmText as text } from '../../shared/features/confirmation/messages.ts';
import { newConfirmation } from '../../shared/features/confirmation/newConfirmation.ts';
import type { OfferPage } from '../../shared/features/confirmation/offerPage.ts';
import { useSigning } from '../../shared/features/confirmation/signing.ts';
import { commonParts } from '../../shared/features/core/commonParts.tsx';
import { t } from '../../shared/i18n/t.ts';
import { Offer } from './NewLoanConfirm.tsx';

/** The confirmation of a loan, with a contract to accept first if the lender wants that. */
function Signing({ page }: { readonly page: OfferPage<LoanOffer> }) {
  const model = useSigning(page, newConfirmation);
  const agreement = useStore(model.contract.$view);
  return (
    <ConfirmScreen
      title={t(text.title)}
      model={model}
      formatOf={() => showAmount}
      popupOf={() => agreement && <AgreementFrame agreement={agreement} model={model} />}
    >
      {(offer, atMs) => <Offer offer={offer} atMs={atMs} />}
    </ConfirmScreen>
  );
}

/** The later part of the page, which takes the loan. */
export const later = { ...commonParts, Signing };
