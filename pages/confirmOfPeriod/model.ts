import type { LoanOffer } from '../../shared/api/endpoints/readLoanOffer.ts';
import {
  type NewConfirmation,
  type NewConfirmEnv,
  newConfirmation,
} from '../../shared/features/confirmation/newConfirmation.ts';

/**
 * The model of `/confirmOfPeriod`: a loan of several instalments is offered, and the borrower takes it. `seenOffer` is an offer that they have
 * already seen.
 */
export const createConfirmOfPeriod = (env: NewConfirmEnv, seenOffer?: LoanOffer): NewConfirmation =>
  newConfirmation(env, 'confirmOfPeriod', seenOffer);
