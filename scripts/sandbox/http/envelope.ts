import { DrizzleQueryError } from 'drizzle-orm';
import {
  ALREADY_REGISTERED,
  ALREADY_SUBMITTED,
  WRONG_CAPTCHA,
  WRONG_CAPTCHA_FOR_SMS,
  WRONG_SMS_CODE,
} from '../../../shared/domain/serviceCodes.ts';

/** The code of success in the lender's API. */
export const SUCCESS_CODE = '00';

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** Returns a JSON response with the service's common headers. */
export function jsonResponse(value: unknown, status = 200): Response {
  return new Response(JSON.stringify(value), { status, headers: HEADERS });
}

/** Returns the success envelope around `data`. */
export function successResponse(data: unknown): Response {
  return jsonResponse({ code: SUCCESS_CODE, message: 'success', data });
}

/** Returns the envelope of a refusal. Its HTTP status is 200 by default, as in the lender's API. */
export function refusalResponse(code: string, message: string, status = 200): Response {
  return jsonResponse({ code, message, data: null }, status);
}

/** Logs an error, but not the parameters of an SQL query: they contain the borrower's data. */
export function logError(error: unknown): void {
  if (error instanceof DrizzleQueryError) console.error(error.query, error.cause);
  else console.error(error);
}

/** Codes of refusals whose messages are for developers, or stand where they are thrown. */
export const refusalCodes = {
  badRequest: '4000',
  otherHost: '4003',
  noSuchCall: '4004',
  imageRefused: '4150',
  formIncomplete: '4054',
  agreementUnknown: '4055',
  tokenUnknown: '4062',
  captchaWrongForSms: WRONG_CAPTCHA_FOR_SMS,
  captchaWrong: WRONG_CAPTCHA,
  notYet: '9001',
  broken: '9999',
} as const;

/** Refusals with their words to the borrower. No code consists of zeros only, which would be a success for the client. */
export const refusals = {
  sessionEnded: { code: '4001', message: 'Your session has ended. Please open this page from the app again.' },
  amountChanged: { code: '4009', message: 'The amount of this order has changed. Please check it again.' },
  notExtendable: { code: '4010', message: 'The date of this order cannot be moved.' },
  nothingToRepay: { code: '4011', message: 'There is nothing to repay on this order.' },
  channelUnknown: { code: '4012', message: 'This order cannot be paid there. Please choose another method.' },
  anotherProduct: { code: '4031', message: 'This order is for another product.' },
  orderUnknown: { code: '4040', message: 'We cannot find this order.' },
  complaintUnknown: { code: '4041', message: 'We cannot find this complaint.' },
  tooLarge: { code: '4130', message: 'This is too large to be sent. Please choose something smaller.' },
  notInCollection: { code: '4220', message: 'The selected order does not support sending collection types' },
  notToRate: { code: '4221', message: 'You cannot rate this, or you have already.' },
  offerUnknown: { code: '4050', message: 'There is no open offer for this product.' },
  offerTaken: { code: '4051', message: 'This loan has been confirmed already.' },
  termsChanged: { code: '4052', message: 'The terms of this loan have changed. Please read them again.' },
  accountMissing: { code: '4053', message: 'Please add a bank account first.' },
  productClosed: { code: '4056', message: 'This product takes no applications at the moment.' },
  walletUnknown: { code: '4060', message: 'There is no e-wallet on your account. Please choose another way.' },
  cardUnknown: { code: '4061', message: 'This card is not on your account. Please choose another one.' },
  codeOutdated: { code: '4063', message: 'This code is no longer valid. Please ask for a new one.' },
  alreadySubmitted: { code: ALREADY_SUBMITTED, message: 'This payment has been submitted already.' },
  codeWrong: { code: WRONG_SMS_CODE, message: 'The verification code is wrong.' },
  registered: { code: ALREADY_REGISTERED, message: 'This number is registered already.' },
  smsWrong: { code: WRONG_SMS_CODE, message: 'That code is not right. Check the SMS.' },
  tooSoon: { code: '4071', message: 'A code was sent less than a minute ago. Please wait.' },
  landingUnknown: { code: '4072', message: 'This offer has ended.' },
} as const;

/** Thrown to refuse a call: it rolls back an open transaction, and becomes an envelope with this code and message. */
export class Refusal extends Error {
  readonly code: string;
  /** Of the answer over HTTP. */
  readonly status: number;

  constructor(code: string, message: string, status = 200) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.status = status;
  }
}

/** The refusal of invalid input, which no page of this app sends: its message is for developers. */
export const badRequest = (message: string): Refusal => new Refusal(refusalCodes.badRequest, message);

/** The refusal of this name. */
export const refusal = (name: keyof typeof refusals, status = 200): Refusal =>
  new Refusal(refusals[name].code, refusals[name].message, status);
