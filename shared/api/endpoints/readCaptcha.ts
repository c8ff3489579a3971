import type { PageParameters } from '../../session/parameters.ts';
import { type Endpoint, pathAt, requestOf, type ServiceAddress } from '../endpoint.ts';

/** The image of a captcha. It is used as the `src` of an image, not as a call: the response has no envelope. */
export const readCaptcha: Omit<Endpoint<string, never>, 'parse'> = {
  name: 'readCaptcha',
  client: 'standard',
  method: 'GET',
  path: '/v2/{svc}/promotion/get-captcha',
  payload: (sid) => ({
    /** The captcha, by `sid` of `readCaptchaSession`. */
    sid,
  }),
};

/** @returns the address of a captcha's image. */
export const captchaUrl = (sid: string, page: PageParameters, at: ServiceAddress): string =>
  requestOf(readCaptcha, readCaptcha.payload(sid), page, at.base + pathAt(readCaptcha, at)).url;
