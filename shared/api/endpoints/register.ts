import { type Endpoint, ignoreData } from '../endpoint.ts';
import type { Registrant } from './registrations.ts';

/** A registration: the visitor, the code that came to the phone, and the landing page by the id in its address. */
export interface Registration extends Registrant {
  readonly merchantNumber: string | undefined;
  readonly smsCode: string;
  readonly inviteCode: string | undefined;
  readonly landingId: string | undefined;
}

/** Registers a visitor. The phone is the user's name too. */
export const register: Endpoint<Registration, true> = {
  name: 'register',
  client: 'standard',
  method: 'POST',
  path: '/v2/{svc}/promotion/register',
  payload: (given) => ({
    phone: given.phone,
    capcode: given.captcha,
    sid: given.sid,
    deviceId: given.deviceId,
    appName: given.appName,
    merchantNumber: given.merchantNumber,
    userName: given.phone,
    smsCode: given.smsCode,
    invite_code: given.inviteCode,
    user_from: given.userFrom,
    id: given.landingId,
    app_from: given.appFrom,
    utm_tag: given.utmTag,
  }),
  parse: ignoreData,
};
