import { list, record, text, texts } from '../parse.ts';
import type { CodeInfo } from './repaymentInfo.ts';

/** One way of paying at a channel, step by step. */
export interface NoticeItem {
  readonly name: string;
  readonly steps: readonly string[];
}

/** Ways of paying under one title. */
export interface NoticeGroup {
  readonly title: string;
  readonly items: readonly NoticeItem[];
}

const readItem = (item: unknown): NoticeItem => {
  const raw = record(item);
  return { name: text(raw['name']), steps: texts(raw['steps']) };
};

const readGroup = (item: unknown): NoticeGroup => {
  const raw = record(item);
  return { title: text(raw['title']), items: list(raw['list'], readItem) };
};

/** How to pay with an order's code; only the page of the code itself reads this part. */
export const readPayNotices = ({ raw }: CodeInfo): NoticeGroup[] =>
  list(record(raw['defDetail'])['payNotice'], readGroup);
