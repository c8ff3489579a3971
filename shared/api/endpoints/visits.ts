import { required } from '../../lib/shape.ts';
import type { Fields as Payload } from '../endpoint.ts';
import { code, id, phone, text } from '../fields.ts';

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

/** The service's own number for a landing page. */
const landingPage = 1;

/** The payload of a visit. */
export const visitFields = ({ pageId, userFrom, clientType, utmTag, appFrom }: Visit): Payload => ({
  page_id: pageId,
  user_from: userFrom,
  client_type: clientType,
  page_type: landingPage,
  utm_tag: utmTag,
  app_from: appFrom,
});

const sentCampaign = () => ({
  /** The app that the visitor came from, as the address names it. */
  app_from: id,
  /** The visitor's campaign, as the address names it. */
  user_from: id,
  /** The tag of the campaign, as the address names it. */
  utm_tag: id,
});

export const sentVisit = () => ({
  /** The landing page, by `id` of its template, or else of its address. */
  page_id: id,
  /** The session’s `clientType`, or ‘h5’. */
  client_type: required(code),
  /** What kind of page: 1 is a landing page. */
  page_type: required(code),

  ...sentCampaign(),
});

/** A visitor who registers: the phone, the answer to the image captcha of session `sid`, the device and the app. */
export interface Registrant extends Campaign {
  readonly phone: string;
  readonly captcha: string;
  readonly sid: string;
  readonly deviceId: string | undefined;
  readonly appName: string | undefined;
}

export const sentRegistrant = () => ({
  /** The phone number that the visitor typed in. */
  phone: required(phone),
  /** What the visitor read in the image, at most four characters. */
  capcode: required(code),
  /** The captcha, by `sid` of `readCaptchaSession`. */
  sid: required(id),
  /** The phone, as the address names it. */
  deviceId: id,
  /** The app, as the address names it. */
  appName: text,

  ...sentCampaign(),
});
