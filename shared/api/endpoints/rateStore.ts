import { type Endpoint, ignoreData } from '../endpoint.ts';

/** Sends a store rating of 1 to 5 stars. */
export const rateStore: Endpoint<{ readonly score: number }, true> = {
  name: 'rateStore',
  client: 'standard',
  method: 'POST',
  path: '/v3/loan-details/store-score',
  payload: ({ score }) => ({
    /** Stars: always 5, but in a brand that sends those chosen (`sendsChosenStars`). */
    score,
  }),
  parse: ignoreData,
};
