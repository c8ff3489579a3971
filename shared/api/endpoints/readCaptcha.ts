import { required } from '../../lib/shape.ts';
import type { PageParameters } from '../../session/parameters.ts';
import { type CallRoute, pathAt, requestOf, type ServiceAddress } from '../endpoint.ts';
import { id } from '../fields.ts';

/** The image of a captcha. It is used as the `src` of an image, not as a call: the response has no envelope. */
export const readCaptcha: CallRoute = {
  name: 'readCaptcha',
  client: 'standard',
  method: 'GET',
  path: '/v2/{svc}/promotion/get-captcha',
};

/** @returns the address of a captcha's image. */
export const captchaUrl = (sid: string, page: PageParameters, at: ServiceAddress): string =>
  requestOf(readCaptcha, { sid }, page, at.base + pathAt(readCaptcha, at)).url;

export const sent = () => ({
  /** The captcha, by `sid` of `readCaptchaSession`. */
  sid: required(id),
});
