import { rateStore as entry } from '../catalogue.ts';
import { type Endpoint, ignoreData } from '../endpoint.ts';

/** Sends a store rating of 1 to 5 stars. */
export const rateStore: Endpoint<{ readonly score: number }, true> = {
  entry,
  payload: ({ score }) => ({ score }),
  parse: ignoreData,
};
