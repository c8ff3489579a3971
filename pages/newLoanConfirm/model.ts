import {
  type NewConfirmation,
  type NewConfirmEnv,
  newConfirmation,
} from '../../shared/features/confirmation/newConfirmation.ts';

/** The model of `/newLoanConfirm`: a loan is offered, and the borrower takes it. */
export const createNewLoanConfirm = (env: NewConfirmEnv): NewConfirmation => newConfirmation(env, 'newLoanConfirm');
