import { trackVisit as entry } from '../catalogue.ts';
import { type Endpoint, ignoreData } from '../endpoint.ts';
import { type Visit, visitFields } from './visits.ts';

/** Counts a visit to a landing page. Nobody waits for its answer. */
export const trackVisit: Endpoint<Visit, true> = {
  entry,
  payload: visitFields,
  parse: ignoreData,
};
