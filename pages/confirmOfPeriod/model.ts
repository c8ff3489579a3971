import {
  type NewConfirmation,
  type NewConfirmEnv,
  newConfirmation,
} from '../../shared/features/confirmation/newConfirmation.ts';

/** The model of `/confirmOfPeriod`: a loan of several instalments is offered, and the borrower takes it. */
export const createConfirmOfPeriod = (env: NewConfirmEnv): NewConfirmation => newConfirmation(env, 'confirmOfPeriod');
