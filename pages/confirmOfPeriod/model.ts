import type { ConfirmEnv } from '../../shared/models/confirmation/confirmation.ts';
import { type NewConfirmation, newConfirmation } from '../../shared/models/confirmation/newConfirmation.ts';

/** The model of `/confirmOfPeriod`: a loan of several instalments is offered, and the borrower takes it. */
export const createConfirmOfPeriod = (env: ConfirmEnv): NewConfirmation => newConfirmation(env);
