import { captchaUrl } from '../api/endpoints/readCaptcha.ts';
import { paths, service } from '../brand/current.ts';
import type { PageParameters } from '../session/parameters.ts';

declare const __API_BASE__: string;

/**
 * The address of a captcha's image. `look` counts the pictures of one session: a browser does not fetch an address that
 * it shows already a second time, so each further look needs one of its own.
 */
export type CaptchaPicture = (page: PageParameters, sid: string, look: number) => string;

/** The captcha of the service that this build calls. */
export const captchaPicture: CaptchaPicture = (page, sid, look) =>
  captchaUrl(sid, page, { base: __API_BASE__, service, paths }) + (look ? `&look=${look}` : '');
