import type { Endpoint } from '../endpoint.ts';
import { parseIdText, parseRecord } from '../parse.ts';

/** Begins a captcha: its image, the SMS code and the registration all go by this id. */
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
