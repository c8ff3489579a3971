import { parseList, parseRecord, parseText, parseTexts } from '../parse.ts';
import type { CodeInfo } from './codeInfo.ts';

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
  const raw = parseRecord(item);
  return { name: parseText(raw['name']), steps: parseTexts(raw['steps']) };
};

const readGroup = (item: unknown): NoticeGroup => {
  const raw = parseRecord(item);
  return { title: parseText(raw['title']), items: parseList(raw['list'], readItem) };
};

/** How to pay with an order's code; only the page of the code itself reads this part. */
export const readPayNotices = ({ received }: CodeInfo): NoticeGroup[] =>
  parseList(parseRecord(parseRecord(received)['defDetail'])['payNotice'], readGroup);
