import { parseList, parseRecord, parseText, parseTexts } from '../parse.ts';
import type { CodeInfo } from './codeInfo.ts';

/** One way to pay at a channel, with its steps. */
export interface NoticeItem {
  readonly name: string;
  readonly steps: readonly string[];
}

/** A group of ways to pay, with its title. */
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

/** @returns how to pay with an order's code; only the page of the code itself uses this. */
export const readPayNotices = ({ received }: CodeInfo): NoticeGroup[] =>
  parseList(parseRecord(parseRecord(received)['defDetail'])['payNotice'], readGroup);
