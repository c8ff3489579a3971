import { type Endpoint, ignoreData } from '../endpoint.ts';

/** The borrower's rating of how a complaint was handled: 1 to 5 stars. */
export interface ServiceRating {
  readonly score: number;
  readonly problemId: string | undefined;
}

/** Rates how a complaint was handled. */
export const rateService: Endpoint<ServiceRating, true> = {
  name: 'rateService',
  client: 'standard',
  method: 'POST',
  path: '/user-problem/save-score',
  payload: ({ score, problemId }) => ({
    /** Stars, 1 to 5. */
    score,
    /** Optional: the complaint. */
    problemId,
  }),
  parse: ignoreData,
};
