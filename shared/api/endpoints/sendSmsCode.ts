import { type Endpoint, ignoreData } from '../endpoint.ts';
import { type Registrant, registrantFields } from './visits.ts';

/** Sends a registration code to a phone, if the captcha was solved. */
export const sendSmsCode: Endpoint<Registrant, true> = {
  name: 'sendSmsCode',
  client: 'standard',
  method: 'POST',
  path: '/v2/{svc}/promotion/get-sms',
  payload: (input) => ({
    ...registrantFields(input),
    /** Optional: the app that the visitor came from, as the address names it. */
    app_from: input.appFrom,
    /** Optional: the visitor's campaign, as the address names it. */
    user_from: input.userFrom,
    /** Optional: the tag of the campaign, as the address names it. */
    utm_tag: input.utmTag,
  }),
  parse: ignoreData,
};
