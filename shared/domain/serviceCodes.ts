/** Codes beside a refusal that the app tells from others. Single exports, so that a script holds only those it uses. */

/** The service has had this request before: it may have been carried out. */
export const ALREADY_SUBMITTED = '800005';
/** The code that was sent to the phone is another one. */
export const WRONG_SMS_CODE = '800006';
/** The phone is registered already. */
export const ALREADY_REGISTERED = '11';
/** The letters of the image are others, by the call that sends the code. */
export const WRONG_CAPTCHA_FOR_SMS = '101';
/** The letters of the image are others, by the call that registers. */
export const WRONG_CAPTCHA = '-1';
