import type { PageParameters } from '../../session/parameters.ts';
import { readCaptcha as entry } from '../catalogue.ts';
import { entryAt, requestOf, type ServiceAddress } from '../request.ts';

/** The address of a captcha's image. It is an image's source and no call: the answer has no envelope. */
export const captchaUrl = (sid: string, page: PageParameters, at: ServiceAddress): string =>
  requestOf(entryAt(entry, at), { sid }, page, at.base).url;
