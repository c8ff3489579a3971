import { type Key, parseFlag, parseId, parseImageUrl, parseList, parseRecord, parseText } from '../parse.ts';
import { type CodeInfo, readCodeInfo } from './codeInfo.ts';

/** A way to pay: its number is what the service knows it by, as it came. */
export interface Channel {
  readonly number: Key;
  readonly name: string;
  readonly logo: string;
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
