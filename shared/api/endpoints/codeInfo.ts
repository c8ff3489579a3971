import type { Amount } from '../../domain/money.ts';
import { parseAmount, parseIdText, parseImageUrl, parseRecord, parseText } from '../parse.ts';

/** The code with which the borrower pays; `code` is never empty. */
export interface PayCode {
  readonly code: string;
  readonly logo: string;
  readonly title: string;
}

/** The amount that is paid, and the code to pay it with: the whole amount due, or the price of a rollover (`delay`). */
export interface CodeInfo {
  readonly repayAmount: Amount | undefined;
  readonly delay: { readonly title: string; readonly amount: Amount } | undefined;
  readonly productName: string;
  readonly productLogo: string;
  readonly payCode: PayCode | undefined;
  /**
   * The data of the response, unchanged. Only `storedRepayment.ts` writes them to the store, where native apps and older
   * pages read the service's own fields; no screen does.
   */
  readonly received: object;
}

const readPayCode = (value: unknown): PayCode | undefined => {
  const raw = parseRecord(value);
  // `parseIdText`, because it refuses a number whose last digits JSON has changed: a payment with it would go to somebody else.
  const code = parseIdText(raw['payCode']).trim();
  return code ? { code, logo: parseImageUrl(raw['logo']), title: parseText(raw['title']) } : undefined;
};

const readDelay = (value: unknown): CodeInfo['delay'] => {
  const raw = parseRecord(value);
  const delayAmount = parseAmount(raw['delayAmount']);
  return delayAmount === undefined ? undefined : { title: parseText(raw['title']), amount: delayAmount };
};

/** Parses a code and its amount, from the service's fields in a response or in the store; missing fields are empty. */
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

/** @returns the day on which the amount is due, or to which a rollover moves it; empty if the service did not send it. */
export const dueDateOf = ({ received }: CodeInfo): string => parseText(parseRecord(received)['repayDate']);
