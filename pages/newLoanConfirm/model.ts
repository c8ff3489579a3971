import type { ConfirmEnv } from '../../shared/models/confirmation/confirmation.ts';
import { type NewConfirmation, newConfirmation } from '../../shared/models/confirmation/newConfirmation.ts';

/** The model of `/newLoanConfirm`: a loan is offered, and the borrower takes it. */
export const createNewLoanConfirm = (env: ConfirmEnv): NewConfirmation => newConfirmation(env);
