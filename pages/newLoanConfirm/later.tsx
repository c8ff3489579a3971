import type { LoanOffer } from '../../shared/api/endpoints/readLoanOffer.ts';
import { NewConfirmScreen } from '../../shared/features/confirmation/NewConfirmScreen.tsx';
import type { OfferPage } from '../../shared/features/confirmation/offerPage.ts';
import { signingEnv, useSigning } from '../../shared/features/confirmation/signing.ts';
import { commonParts } from '../../shared/features/core/commonParts.tsx';
import { t } from '../../shared/i18n/t.ts';
import { text } from './messages.ts';
import { createNewLoanConfirm } from './model.ts';
import { Offer } from './NewLoanConfirm.tsx';

/** The confirmation of a loan. */
function Signing({ page }: { readonly page: OfferPage<LoanOffer> }) {
  const model = useSigning(() => createNewLoanConfirm(signingEnv(page.env), page));
  return (
    <NewConfirmScreen title={t(text.title)} model={model}>
      {(offer, atMs) => <Offer offer={offer} atMs={atMs} />}
    </NewConfirmScreen>
  );
}

/** The rest of the page: taking the loan. */
export const later = { ...commonParts, Signing };
