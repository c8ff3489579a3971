import type { Amount } from '../../lib/money.ts';
import { amount, flag, list, record, text, texts } from '../parse.ts';
import { type Row, readRow } from './rows.ts';

/** A way to pay: its number is what the service knows it by. */
export interface Channel {
  readonly number: string;
  readonly name: string;
  readonly logo: string;
}

/** One way of paying at a channel, step by step. */
export interface NoticeItem {
  readonly name: string;
  readonly steps: readonly string[];
}

/** The code to pay with, and how to. `code` is never empty. */
export interface PayCode {
  readonly code: string;
  readonly logo: string;
  readonly title: string;
  readonly notices: readonly {
    readonly title: string;
    readonly items: readonly NoticeItem[];
  }[];
}

/** One payment of a plan. */
export interface PlanItem {
  readonly remark: string;
  readonly title: string;
  readonly amount: Amount | undefined;
  readonly time: string;
}

/** What is to be paid on an order: the whole due amount, or the price of a rollover (`delay`). */
export interface RepaymentInfo {
  readonly repayAmount: Amount | undefined;
  readonly dueDate: string;
  readonly productName: string;
  readonly productLogo: string;
  readonly details: readonly Row[];
  readonly channels: readonly Channel[];
  readonly notice: string;
  readonly payCode: PayCode | undefined;
  readonly hasTip: boolean;
  readonly delay: { readonly title: string; readonly amount: Amount } | undefined;
  readonly plan: readonly PlanItem[];
}

const readChannel = (item: unknown): Channel | undefined => {
  const raw = record(item);
  const number = text(raw['channel_number']);
  return number ? { number, name: text(raw['name']), logo: text(raw['logo']) } : undefined;
};

const readNotice = (item: unknown) => {
  const raw = record(item);
  return {
    title: text(raw['title']),
    items: list(raw['list'], (entry) => ({
      name: text(record(entry)['name']),
      steps: texts(record(entry)['steps']),
    })),
  };
};

const readPayCode = (value: unknown): PayCode | undefined => {
  const raw = record(value);
  const code = text(raw['payCode']).trim();
  return code
    ? {
        code,
        logo: text(raw['logo']),
        title: text(raw['title']),
        notices: list(raw['payNotice'], readNotice),
      }
    : undefined;
};

const readPlanItem = (item: unknown): PlanItem => {
  const raw = record(item);
  return {
    remark: text(raw['remark']),
    title: text(raw['title']),
    amount: amount(raw['amount']),
    time: text(raw['time']),
  };
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
    productLogo: text(raw['productLogo']),
    details: list(raw['detail'], readRow),
    channels: list(raw['repayList'], readChannel),
    notice: text(raw['noticeMsg']),
    payCode: readPayCode(raw['defDetail']),
    hasTip: flag(raw['isShowReyTop']),
    delay: readDelay(raw['delayInfo']),
    plan: list(record(raw['repayPlan'])['items'], readPlanItem),
  };
};
