import { type Endpoint, ignoreData } from '../endpoint.ts';
import { type Registrant, sentRegistrant } from './visits.ts';

/** Sends a registration code to a phone, if the captcha was solved. */
export const sendSmsCode: Endpoint<Registrant, true> = {
  name: 'sendSmsCode',
  client: 'standard',
  method: 'POST',
  path: '/v2/{svc}/promotion/get-sms',
  payload: ({ phone, captcha, sid, deviceId, appName, appFrom, userFrom, utmTag }) => ({
    phone,
    capcode: captcha,
    sid,
    deviceId,
    appName,
    app_from: appFrom,
    user_from: userFrom,
    utm_tag: utmTag,
  }),
  parse: ignoreData,
};

export { sentRegistrant as sent };
