import type { Amount } from '../../lib/money.ts';
import { amount, flag, list, picture, type Raw, record, text } from '../parse.ts';

/** A way to pay: its number is what the service knows it by. */
export interface Channel {
  readonly number: string;
  readonly name: string;
  readonly logo: string;
}

/** The code to pay with; never empty. */
export interface PayCode {
  readonly code: string;
  readonly logo: string;
  readonly title: string;
}

/** What is to be paid on an order: the whole due amount, or the price of a rollover (`delay`). */
export interface RepaymentInfo {
  readonly repayAmount: Amount | undefined;
  readonly dueDate: string;
  readonly productName: string;
  readonly productLogo: string;
  readonly channels: readonly Channel[];
  readonly notice: string;
  readonly payCode: PayCode | undefined;
  readonly hasTip: boolean;
  readonly delay: { readonly title: string; readonly amount: Amount } | undefined;
  /** The service's own words: for the store, where native apps and older pages read them, and for one page's parts. */
  readonly raw: Raw;
}

const readChannel = (item: unknown): Channel | undefined => {
  const raw = record(item);
  const number = text(raw['channel_number']);
  return number ? { number, name: text(raw['name']), logo: picture(raw['logo']) } : undefined;
};

const readPayCode = (value: unknown): PayCode | undefined => {
  const raw = record(value);
  const code = text(raw['payCode']).trim();
  return code ? { code, logo: picture(raw['logo']), title: text(raw['title']) } : undefined;
};

const readDelay = (value: unknown): RepaymentInfo['delay'] => {
  const raw = record(value);
  const delayAmount = amount(raw['delayAmount']);
  return delayAmount === undefined ? undefined : { title: text(raw['title']), amount: delayAmount };
};

/** Reads repayment info in the service's words, from an answer or from the store; what is missing is empty. */
export const readRepaymentInfo = (data: unknown): RepaymentInfo => {
  const raw = record(data);
  return {
    repayAmount: amount(raw['repayAmount']),
    dueDate: text(raw['repayDate']),
    productName: text(raw['productName']),
    productLogo: picture(raw['productLogo']),
    channels: list(raw['repayList'], readChannel),
    notice: text(raw['noticeMsg']),
    payCode: readPayCode(raw['defDetail']),
    hasTip: flag(raw['isShowReyTop']),
    delay: readDelay(raw['delayInfo']),
    raw,
  };
};
