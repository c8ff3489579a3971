import { type Endpoint, ignoreData } from '../endpoint.ts';

/** Rates how a complaint was handled: 1 to 5 stars. */
export const rateService: Endpoint<{ readonly score: number; readonly problemId: string | undefined }, true> = {
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
