import type { Endpoint } from '../endpoint.ts';
import { parseIdText, parseImageUrl, parseList, parseText } from '../parse.ts';
import { objectOf } from './objects.ts';

/** A complaint and what customer service answered; the answer may be empty. */
export interface Complaint {
  readonly problemId: string;
  readonly type: string;
  readonly subtype: string;
  readonly content: string;
  /** Addresses of pictures, also of the answer's; one that cannot be shown is empty. */
  readonly images: readonly string[];
  readonly reply: string;
  readonly replyImages: readonly string[];
  readonly asksForRating: boolean;
}

// Here any number but 0 asks for a rating, not 1 alone.
const isNonZero = (value: unknown): boolean => !['', '0'].includes(parseText(value).trim());

// One that cannot be shown is empty, not left out: that it is there has to be said.
const readPicture = (item: unknown): string | undefined => (parseText(item).trim() ? parseImageUrl(item) : undefined);

const parse = (data: unknown): Complaint | undefined => {
  const raw = objectOf(data);
  return (
    raw && {
      problemId: parseIdText(raw['problemId']),
      type: parseText(raw['type']),
      subtype: parseText(raw['sonType']),
      content: parseText(raw['content']),
      images: parseList(raw['images'], readPicture),
      reply: parseText(raw['disposeDetail']),
      replyImages: parseList(raw['disposeImages'], readPicture),
      asksForRating: isNonZero(raw['isNeedScore']),
    }
  );
};

/** Reads one complaint. */
export const readComplaint: Endpoint<{ readonly problemId: string | undefined }, Complaint> = {
  name: 'readComplaint',
  client: 'standard',
  method: 'POST',
  path: '/user-problem/problem-detail',
  payload: ({ problemId }) => ({ problemId }),
  parse,
};
