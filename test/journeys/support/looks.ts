/** The call by which a page of a pay code looks whether the code has been paid. */
export const LOOK = 'GET /api/v3/loan-details/loan-details';

/** After so long such a page looks again. */
export const LOOKS_AGAIN_MS = 2000;

/**
 * The calls but those by which a page looks again and again whether it has been paid: how often it does is counted by a clock
 * set by hand, in `paymentWatch.test.ts`.
 */
export const withoutLooks = (calls: readonly string[]): string[] => calls.filter((call) => call !== LOOK);
