import { type Endpoint, ignoreData } from '../endpoint.ts';
import { type Visit, visitFields } from './visits.ts';

/** A press of a landing page's apply button. */
export interface Click extends Visit {
  readonly phone: string;
}

/** Records a press of the apply button. The page does not wait for the response. */
export const trackClick: Endpoint<Click, true> = {
  name: 'trackClick',
  client: 'standard',
  method: 'GET',
  path: '/v2/{svc}/promotion/track-click',
  payload: ({ phone, ...visit }) => ({
    ...visitFields(visit),
    /** The phone number that the visitor typed in. */
    phone,
  }),
  parse: ignoreData,
};
