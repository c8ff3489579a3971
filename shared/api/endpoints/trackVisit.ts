import { type Endpoint, ignoreData } from '../endpoint.ts';
import { type Visit, visitFields } from './visits.ts';

/** Records a visit to a landing page. The page does not wait for the response. */
export const trackVisit: Endpoint<Visit, true> = {
  name: 'trackVisit',
  client: 'standard',
  method: 'GET',
  path: '/v2/{svc}/promotion/track-visit',
  payload: visitFields,
  parse: ignoreData,
};
