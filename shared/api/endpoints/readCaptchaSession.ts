import type { Endpoint } from '../endpoint.ts';
import { parseIdText, parseRecord } from '../parse.ts';

/** Starts a captcha. Its id, `sid`, is sent with the requests for its image and the SMS code, and with the registration. */
export const readCaptchaSession: Endpoint<void, { readonly sid: string }> = {
  name: 'readCaptchaSession',
  client: 'standard',
  method: 'GET',
  path: '/v2/{svc}/promotion/get-sid',
  payload: () => ({}),
  parse: (data) => {
    const sid = parseIdText(parseRecord(data)['sid']);
    return sid ? { sid } : undefined;
  },
};
