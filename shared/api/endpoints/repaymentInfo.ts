import type { Amount } from '../../domain/money.ts';
import {
  type Key,
  parseAmount,
  parseFlag,
  parseId,
  parseIdText,
  parseImageUrl,
  parseList,
  parseRecord,
  parseText,
} from '../parse.ts';

/** A way to pay: its number is what the service knows it by, as it came. */
export interface Channel {
  readonly number: Key;
  readonly name: string;
  readonly logo: string;
}

/** The code to pay with; never empty. */
export interface PayCode {
  readonly code: string;
  readonly logo: string;
  readonly title: string;
}

/** What is paid, and the code to pay it with: the whole due amount, or the price of a rollover (`delay`). */
export interface CodeInfo {
  readonly repayAmount: Amount | undefined;
  readonly delay: { readonly title: string; readonly amount: Amount } | undefined;
  readonly productName: string;
  readonly productLogo: string;
  readonly payCode: PayCode | undefined;
  /**
   * What the service sent, as it came. `storedRepayment.ts` alone writes it to the store, where native apps and older
   * pages read the service's own fields; no screen does.
   */
  readonly received: object;
}

/** What is to be paid on an order, and the ways to pay it. */
export interface RepaymentInfo extends CodeInfo {
  readonly dueDate: string;
  readonly channels: readonly Channel[];
  readonly notice: string;
  readonly hasTip: boolean;
}

const readChannel = (item: unknown): Channel | undefined => {
  const raw = parseRecord(item);
  const number = parseId(raw['channel_number']);
  return number === undefined ? undefined : { number, name: parseText(raw['name']), logo: parseImageUrl(raw['logo']) };
};

const readPayCode = (value: unknown): PayCode | undefined => {
  const raw = parseRecord(value);
  // Money paid with wrong last digits goes to nobody knows whom.
  const code = parseIdText(raw['payCode']).trim();
  return code ? { code, logo: parseImageUrl(raw['logo']), title: parseText(raw['title']) } : undefined;
};

const readDelay = (value: unknown): CodeInfo['delay'] => {
  const raw = parseRecord(value);
  const delayAmount = parseAmount(raw['delayAmount']);
  return delayAmount === undefined ? undefined : { title: parseText(raw['title']), amount: delayAmount };
};

/** Reads a code and what it pays in the service's words, from a response or from the store; what is missing is empty. */
export const readCodeInfo = (data: unknown): CodeInfo => {
  const raw = parseRecord(data);
  return {
    repayAmount: parseAmount(raw['repayAmount']),
    delay: readDelay(raw['delayInfo']),
    productName: parseText(raw['productName']),
    productLogo: parseImageUrl(raw['productLogo']),
    payCode: readPayCode(raw['defDetail']),
    received: raw,
  };
};

/** The day that the amount is due, or that a rollover moves it to; empty where nobody said. */
export const dueDateOf = ({ received }: CodeInfo): string => parseText(parseRecord(received)['repayDate']);

/** Reads all of an order's repayment info; what is missing is empty. */
export const readRepaymentInfo = (data: unknown): RepaymentInfo => {
  const raw = parseRecord(data);
  return {
    ...readCodeInfo(raw),
    dueDate: parseText(raw['repayDate']),
    channels: parseList(raw['repayList'], readChannel),
    notice: parseText(raw['noticeMsg']),
    hasTip: parseFlag(raw['isShowReyTop']),
  };
};
