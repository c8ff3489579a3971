import { type Endpoint, ignoreData } from '../endpoint.ts';
import { type Registrant, registrantFields } from './visits.ts';

/** A registration: the visitor, the SMS code, and the id of the landing page from its address. */
export interface Registration extends Registrant {
  readonly merchantNumber: string | undefined;
  readonly smsCode: string;
  readonly inviteCode: string | undefined;
  readonly landingId: string | undefined;
}

/** Registers a visitor. The phone number is also sent as the user name. */
export const register: Endpoint<Registration, true> = {
  name: 'register',
  client: 'standard',
  method: 'POST',
  path: '/v2/{svc}/promotion/register',
  payload: (input) => ({
    ...registrantFields(input),
    /** Optional: the merchant, as the address names it. */
    merchantNumber: input.merchantNumber,
    /** The phone number again. */
    userName: input.phone,
    /** The code from the SMS, at most six characters. */
    smsCode: input.smsCode,
    /** Optional: who invited the visitor, as the address names it. */
    invite_code: input.inviteCode,
    /** Optional: the visitor's campaign, as the address names it. */
    user_from: input.userFrom,
    /** Optional: the landing page, by `id` of its address. */
    id: input.landingId,
    /** Optional: the app that the visitor came from, as the address names it. */
    app_from: input.appFrom,
    /** Optional: the tag of the campaign, as the address names it. */
    utm_tag: input.utmTag,
  }),
  parse: ignoreData,
};
