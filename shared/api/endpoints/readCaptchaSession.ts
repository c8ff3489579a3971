import { required, shape } from '../../lib/shape.ts';
import type { Endpoint } from '../endpoint.ts';
import { idText } from '../fields.ts';

/** Starts a captcha. Its id, `sid`, is sent with the requests for its image and the SMS code, and with the registration. */
export const readCaptchaSession: Endpoint<void, { readonly sid: string }> = {
  name: 'readCaptchaSession',
  client: 'standard',
  method: 'GET',
  path: '/v2/{svc}/promotion/get-sid',
  payload: () => ({}),
  parse: shape({
    /** Identifies the captcha: its image, the SMS code and the registration send it back. */
    sid: required(idText),
  }),
};
