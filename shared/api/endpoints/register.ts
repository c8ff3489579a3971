import { required } from '../../lib/shape.ts';
import { type Endpoint, ignoreData } from '../endpoint.ts';
import { code, id, phone } from '../fields.ts';
import { type Registrant, sentRegistrant } from './visits.ts';

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
    phone: input.phone,
    capcode: input.captcha,
    sid: input.sid,
    deviceId: input.deviceId,
    appName: input.appName,
    merchantNumber: input.merchantNumber,
    userName: input.phone,
    smsCode: input.smsCode,
    invite_code: input.inviteCode,
    user_from: input.userFrom,
    id: input.landingId,
    app_from: input.appFrom,
    utm_tag: input.utmTag,
  }),
  parse: ignoreData,
};

export const sent = () => ({
  ...sentRegistrant(),
  /** The merchant, as the address names it. */
  merchantNumber: id,
  /** The phone number again. */
  userName: required(phone),
  /** The code from the SMS, at most six characters. */
  smsCode: required(code),
  /** Who invited the visitor, as the address names it. */
  invite_code: id,
  /** The landing page, by `id` of its address. */
  id: id,
});
