import type { Call } from '../../shared/api/client.ts';
import type { Outcome } from '../../shared/api/outcome.ts';
import { withoutInvisible } from '../../shared/lib/texts.ts';
import { wireCases } from '../wire/cases/allCases.ts';
import type { WireCase } from '../wire/wire.ts';

/** A parser of responses, with a good response and the data that a success requires. */
export interface Parser {
  readonly name: string;
  readonly parse: (data: unknown) => unknown;
  readonly send: (call: Call) => Promise<Outcome<unknown>>;
  readonly answer: string;
  readonly needs: (data: unknown) => boolean;
}

type Needs = Parser['needs'];

const isObject = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]';
const own = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;

// From here on JavaScript prints numbers with an exponent, unlike the service.
const NO_DIGITS = 1e21;
const isBlank = (value: unknown): boolean => typeof value === 'string' && withoutInvisible(value).trim() === '';
const isText = (value: unknown): boolean =>
  (typeof value === 'string' && !isBlank(value)) || (typeof value === 'number' && Math.abs(value) < NO_DIGITS);

/** Returns whether the value can be an identifier: a non-blank string or a safe integer. */
export const isKey = (value: unknown): boolean =>
  typeof value === 'number' ? Number.isSafeInteger(value) : typeof value === 'string' && !isBlank(value);

/** Returns whether the value can be an amount: a non-blank string, a safe integer, or a finite fraction. */
export const isMoney = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isSafeInteger(value) || (!Number.isInteger(value) && Number.isFinite(value))
    : typeof value === 'string' && !isBlank(value);

const isAmount = (value: unknown): boolean => isMoney(value) && /\d/.test(String(value));

const anything: Needs = () => true;
const listOf: Needs = (data) => Array.isArray(data) || data === null || (isObject(data) && !Object.keys(data).length);
const text =
  (name: string): Needs =>
  (data) =>
    isText(own(data, name));
const money =
  (name: string): Needs =>
  (data) =>
    isAmount(own(data, name));

const needsCode: Needs = (data) => {
  const said = own(data, 'needValid') ?? '0';
  if (!isObject(data) || (typeof said !== 'number' && typeof said !== 'string')) return false;
  const seen = withoutInvisible(String(said)).trim();
  return seen === '0' || (seen === '1' && isKey(own(data, 'repayRecordId')));
};

const bankItems: Needs = (data) => {
  const items = own(data, 'items');
  return Array.isArray(items) && items.some((item) => isText(own(item, 'code')));
};

/** The fields that a call's data need, by its name. Other calls need an object, or nothing if their wire case says `withoutData: 'ok'`. */
const needs: { readonly [name: string]: Needs } = {
  uploadEvidence: text('url'),
  readBankForm: bankItems,
  commitRepayment: needsCode,
  repayByWallet: text('url'),
  readDelayPlan: (data) => isAmount(own(own(data, 'delayInfo'), 'delayAmount')),
  readPeriodPlan: money('repayAmount'),
  generatePayCode: text('payUrl'),
  readLoanOffer: (data) => isAmount(own(data, 'amount')) && isMoney(own(data, 'periods')),
  listAgreements: listOf,
  openAgreement: text('contract_url'),
  pushLoan: text('lendDetailsUrl'),
  readOrder: text('orderStatus'),
  readCaptchaSession: (data) => isText(own(data, 'sid')) && isKey(own(data, 'sid')),
  readLegacyLoanOffer: money('amount'),
  listLegacyAgreements: listOf,
  openLegacyAgreement: text('contract_url'),
  pushLegacyLoan: text('url'),
  openProduct: text('url'),
};

const parseOf = ({ send }: Pick<WireCase, 'send'>): Parser['parse'] => {
  let found: Parser['parse'] | undefined;
  const catching: Call = ({ parse }) => {
    found = parse;
    return Promise.resolve({ kind: 'unknown', reason: 'offline' });
  };
  void send(catching);
  if (!found) throw new Error('The case makes no call.');
  return found;
};

/** The parsers of all calls. */
export const parsers: readonly Parser[] = wireCases.map(
  ({ name, send, answer, withoutData }): Parser => ({
    name,
    send,
    answer,
    parse: parseOf({ send }),
    needs: needs[name] ?? (withoutData === 'ok' ? anything : isObject),
  }),
);
