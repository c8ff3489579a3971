import type { LoanOffer } from '../../shared/api/endpoints/readLoanOffer.ts';
import { NewConfirmScreen } from '../../shared/features/confirmation/NewConfirmScreen.tsx';
import type { OfferPage } from '../../shared/features/confirmation/offerPage.ts';
import { signingEnv, useSigning } from '../../shared/features/confirmation/signing.ts';
import { commonParts } from '../../shared/features/core/commonParts.tsx';
import { t } from '../../shared/i18n/t.ts';
import { Offer } from './ConfirmOfPeriod.tsx';
import { text } from './messages.ts';
import { createConfirmOfPeriod } from './model.ts';

/** The confirmation of a loan of several instalments. */
function Signing({ page }: { readonly page: OfferPage<LoanOffer> }) {
  const model = useSigning(() => createConfirmOfPeriod(signingEnv(page.env), page));
  return (
    <NewConfirmScreen title={t(text.title)} model={model}>
      {(offer, atMs) => <Offer offer={offer} atMs={atMs} />}
    </NewConfirmScreen>
  );
}

/** The rest of the page: taking the loan. */
export const later = { ...commonParts, Signing };
