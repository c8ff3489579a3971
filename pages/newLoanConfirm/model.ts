import type { LoanOffer } from '../../shared/api/endpoints/readLoanOffer.ts';
import {
  type NewConfirmation,
  type NewConfirmEnv,
  newConfirmation,
} from '../../shared/features/confirmation/newConfirmation.ts';
import type { OfferPage } from '../../shared/features/confirmation/offerPage.ts';

/** Takes the loan that the page offers. */
export const createNewLoanConfirm = (env: NewConfirmEnv, page: OfferPage<LoanOffer>): NewConfirmation =>
  newConfirmation(env, 'newLoanConfirm', page);
