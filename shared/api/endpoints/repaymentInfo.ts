import { planFacts } from '../../domain/planFacts.ts';
import { type DataOf, like, list, required, shape } from '../../lib/shape.ts';
import { cents, day, flag, id, imageUrl, row, text } from '../fields.ts';
import { parseIdText, type Raw } from '../parse.ts';

const channel = shape({
  /** Identifies the channel; `generatePayCode` sends it back. */
  number: ['channel_number', required(id)],
  /** The channel’s name. */
  name: text,
  /** The channel’s logo. */
  logo: imageUrl,
});

const noticeItem = shape({
  /** The way of paying. */
  name: text,
  /** Its steps, one text each. */
  steps: list(required(text)),
});

const noticeGroup = shape({
  /** The title of the group. */
  title: text,
  /** Ways of paying. */
  items: ['list', list(noticeItem)],
});

const payCode = shape({
  // `parseIdText` refuses a number whose last digits JSON has changed: a payment with that code would reach somebody else.
  /** The code to pay with, as the store or wallet accepts it. A text, because a long number loses digits in JSON. */
  code: ['payCode', required(like(id, (value) => parseIdText(value).trim()))],
  /** The logo of the channel that accepts the code. */
  logo: imageUrl,
  /** What the code is for, in words. */
  title: text,
});

export const delay = shape({
  /** What the rollover does, in words. */
  title: text,
  /** The fee for moving the due date. */
  amount: ['delayAmount', required(cents)],
});

/** The fields that the plan of what is due and that of a rollover have in common. */
export const common = {
  /** What is due without a rollover; a page of a pay code shows it if there is no `delayInfo`. */
  repayAmount: cents,
  /** The price of a rollover. An answer to `readPeriodPlan` needs none. */
  delay: ['delayInfo', delay],
  /** The day on which the amount is due. */
  dueDate: ['repayDate', day],
  /** The name of the loan product. */
  productName: text,
  /** The logo of the loan product. */
  productLogo: imageUrl,
  /** A pay code that the borrower has already; without it there is none. */
  payCode: ['defDetail', payCode],
  /** How to pay with the code, in groups. */
  payNotices: ['defDetail.payNotice', list(noticeGroup)],
  /** The channels (stores, wallets, banks) to pay at. */
  channels: ['repayList', list(channel)],
  /** A notice on the page. */
  notice: ['noticeMsg', text],
  /** Whether a tip leads to the instructions for paying. */
  hasTip: ['isShowReyTop', flag],
  facts: planFacts,
} as const;

/** Adds what the service sent, unchanged. */
export const withResponse = <Info extends object>(info: Info, raw: Raw) => ({ ...info, response: raw });

/** The plan of what is due. */
export const periodPlan = shape(
  {
    ...common,
    /** Rows of details, in the order in which they are shown. */
    details: ['detail', list(row)],
    /** What is due now. */
    repayAmount: required(cents),
  },
  withResponse,
);

/** Either of them as a page or an app has stored it: what a page of a pay code shows. Missing fields are empty. */
export const storedPlan = shape(common, withResponse);

/**
 * The amount to be paid on an order, and how. `response`: what the service sent, unchanged. It is only stored, for native apps and older pages; no
 * screen reads it.
 */
export type RepaymentInfo = DataOf<typeof storedPlan>;

/** A payment channel. `number` is the service's identifier of it, unchanged. */
export type Channel = DataOf<typeof channel>;

/** A group of ways to pay, with its title. */
export type NoticeGroup = DataOf<typeof noticeGroup>;
