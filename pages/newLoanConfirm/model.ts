import type { LoanOffer } from '../../shared/api/endpoints/readLoanOffer.ts';
import {
  type NewConfirmation,
  type NewConfirmEnv,
  newConfirmation,
} from '../../shared/features/confirmation/newConfirmation.ts';

/** The model of `/newLoanConfirm`: a loan is offered, and the borrower takes it. `seenOffer` is an offer that they have already seen. */
export const createNewLoanConfirm = (env: NewConfirmEnv, seenOffer?: LoanOffer): NewConfirmation =>
  newConfirmation(env, 'newLoanConfirm', seenOffer);
