import { listLegacyAgreements } from '../../shared/api/endpoints/listLegacyAgreements.ts';
import { openLegacyAgreement } from '../../shared/api/endpoints/openLegacyAgreement.ts';
import { pushLegacyLoan } from '../../shared/api/endpoints/pushLegacyLoan.ts';
import type { LegacyLoanOffer } from '../../shared/api/endpoints/readLegacyLoanOffer.ts';
import { type Confirmation, type ConfirmEnv, confirmation } from '../../shared/features/confirmation/confirmation.ts';
import type { OfferPage } from '../../shared/features/confirmation/offerPage.ts';
import { followLegacyLink } from '../../shared/features/core/legacyLinks.ts';

const termsOf = ({ productLogo, promotion, ...terms }: LegacyLoanOffer): unknown => terms;

/** Takes the loan that `/loanConfirm` offers. */
export const createLoanConfirm = (env: ConfirmEnv, page: OfferPage<LegacyLoanOffer>): Confirmation<LegacyLoanOffer> =>
  confirmation(env, page, {
    screen: 'loanConfirm',
    listAgreements: listLegacyAgreements,
    openAgreement: openLegacyAgreement,
    push: pushLegacyLoan,
    termsOf,
    follow: (url, how, toast = env.toast) => followLegacyLink({ ...env, toast }, url, how),
  });
