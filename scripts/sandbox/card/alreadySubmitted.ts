import { Refusal, refusalCodes } from '../http/refusal.ts';

/** The refusal of a payment that has been made already. */
export const alreadySubmitted = (): Refusal =>
  new Refusal(refusalCodes.alreadySubmitted, ({ refusals }) => refusals.alreadySubmitted);
