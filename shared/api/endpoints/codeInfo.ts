import type { Amount } from '../../domain/money.ts';
import { parseAmount, parseIdText, parseImageUrl, parseRecord, parseText } from '../parse.ts';

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
