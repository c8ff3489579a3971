import { captchaUrl } from '../../shared/api/endpoints/readCaptcha.ts';
import { paths, service } from '../../shared/brand/current.ts';
import type { PageParameters } from '../../shared/session/parameters.ts';

declare const __API_BASE__: string;

/**
 * The address of a captcha's image. `look` counts the pictures of one session: a browser does not fetch an address that
 * it shows already a second time, so each further look needs one of its own.
 */
export type CaptchaImage = (page: PageParameters, sid: string, look: number) => string;

/** The captcha of the service that this build calls. */
export const captchaImage: CaptchaImage = (page, sid, look) =>
  captchaUrl(sid, page, { base: __API_BASE__, service, paths }) + (look ? `&look=${look}` : '');
