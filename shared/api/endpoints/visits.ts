import type { Fields as Payload } from '../endpoint.ts';

/** The campaign through which a visitor came, from the address of the landing page. */
export interface Campaign {
  readonly appFrom: string | undefined;
  readonly userFrom: string | undefined;
  readonly utmTag: string | undefined;
}

/** A visitor on a landing page. */
export interface Visit extends Campaign {
  readonly pageId: string | undefined;
  readonly clientType: string;
}

/** The payload of a visit. */
export const visitFields = ({ pageId, userFrom, clientType, utmTag, appFrom }: Visit): Payload => ({
  /** Optional: the landing page, by `id` of its template, or else of its address. */
  page_id: pageId,
  /** Optional: the visitor's campaign, as the address names it. */
  user_from: userFrom,
  /** The session’s `clientType`, or ‘h5’. */
  client_type: clientType,
  /** What kind of page: 1 is a landing page. */
  page_type: 1,
  /** Optional: the tag of the campaign, as the address names it. */
  utm_tag: utmTag,
  /** Optional: the app that the visitor came from, as the address names it. */
  app_from: appFrom,
});

/** A visitor who registers: the phone, the answer to the image captcha of session `sid`, the device and the app. */
export interface Registrant extends Campaign {
  readonly phone: string;
  readonly captcha: string;
  readonly sid: string;
  readonly deviceId: string | undefined;
  readonly appName: string | undefined;
}

/** The first fields of a payload about a visitor who registers. */
export const registrantFields = ({ phone, captcha, sid, deviceId, appName }: Registrant): Payload => ({
  /** The phone number that the visitor typed in. */
  phone,
  /** What the visitor read in the image, at most four characters. */
  capcode: captcha,
  /** The captcha, by `sid` of `readCaptchaSession`. */
  sid,
  /** Optional: the phone, as the address names it. */
  deviceId,
  /** Optional: the app, as the address names it. */
  appName,
});
