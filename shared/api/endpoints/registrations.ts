import type { Campaign } from './visits.ts';

/** A visitor who registers: the phone, the answer to the image captcha of session `sid`, the device and the app. */
export interface Registrant extends Campaign {
  readonly phone: string;
  readonly captcha: string;
  readonly sid: string;
  readonly deviceId: string | undefined;
  readonly appName: string | undefined;
}
