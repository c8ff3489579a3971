/** Codes of refusals that the app handles separately. Separate exports, so that a script contains only those that it uses. */

/** The service has received this request before and may have carried it out. */
export const ALREADY_SUBMITTED = '800005';
/** The code that was entered is not the one sent by SMS. */
export const WRONG_SMS_CODE = '800006';
/** The phone is registered already. */
export const ALREADY_REGISTERED = '11';
/** The letters of the captcha are wrong: response of the call that sends the SMS code. */
export const WRONG_CAPTCHA_FOR_SMS = '101';
/** The letters of the captcha are wrong: response of the call that registers. */
export const WRONG_CAPTCHA = '-1';
