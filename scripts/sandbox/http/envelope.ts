import { DrizzleQueryError } from 'drizzle-orm';
import {
  ALREADY_REGISTERED,
  ALREADY_SUBMITTED,
  WRONG_CAPTCHA,
  WRONG_CAPTCHA_FOR_SMS,
  WRONG_SMS_CODE,
} from '../../../shared/domain/serviceCodes.ts';
import { texts } from '../texts.ts';

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

/** The codes with which the sandbox refuses a call. None consists of zeros only, which would be a success for the client. */
export const refusalCodes = {
  badRequest: '4000',
  sessionEnded: '4001',
  otherHost: '4003',
  noSuchCall: '4004',
  amountChanged: '4009',
  notExtendable: '4010',
  nothingToRepay: '4011',
  channelUnknown: '4012',
  anotherProduct: '4031',
  orderUnknown: '4040',
  complaintUnknown: '4041',
  tooLarge: '4130',
  imageRefused: '4150',
  notInCollection: '4220',
  notToRate: '4221',
  offerUnknown: '4050',
  offerTaken: '4051',
  termsChanged: '4052',
  accountMissing: '4053',
  formIncomplete: '4054',
  agreementUnknown: '4055',
  productClosed: '4056',
  walletUnknown: '4060',
  cardUnknown: '4061',
  tokenUnknown: '4062',
  codeOutdated: '4063',
  alreadySubmitted: ALREADY_SUBMITTED,
  codeWrong: WRONG_SMS_CODE,
  registered: ALREADY_REGISTERED,
  captchaWrongForSms: WRONG_CAPTCHA_FOR_SMS,
  captchaWrong: WRONG_CAPTCHA,
  smsWrong: WRONG_SMS_CODE,
  tooSoon: '4071',
  landingUnknown: '4072',
  notYet: '9001',
  broken: '9999',
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

/** Codes whose words stand under the same name in the texts. */
type RefusalName = keyof typeof refusalCodes & keyof (typeof texts)['refusals'];

/** The refusal of this name, with its code and its words. */
export const refusal = (name: RefusalName, status = 200): Refusal =>
  new Refusal(refusalCodes[name], texts.refusals[name], status);
