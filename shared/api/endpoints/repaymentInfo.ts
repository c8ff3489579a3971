import { type Key, parseFlag, parseId, parseImageUrl, parseList, parseRecord, parseText } from '../parse.ts';
import { type CodeInfo, readCodeInfo } from './codeInfo.ts';

/** A payment channel. `number` is the service's identifier of it, unchanged. */
export interface Channel {
  readonly number: Key;
  readonly name: string;
  readonly logo: string;
}

/** The amount to be paid on an order, and the channels to pay it. */
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

/** Parses the whole repayment info of an order; missing fields are empty. */
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
