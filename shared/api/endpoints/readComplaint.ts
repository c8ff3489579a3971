import type { Endpoint } from '../endpoint.ts';
import { parseIdText, parseImageUrl, parseList, parseText } from '../parse.ts';
import { objectOf } from './objects.ts';

/** A complaint and the reply of customer service, which may be empty. */
export interface Complaint {
  readonly problemId: string;
  readonly type: string;
  readonly subtype: string;
  readonly content: string;
  /** Addresses of the complaint's pictures, as `replyImages` are of the reply's; one that cannot be shown is empty. */
  readonly images: readonly string[];
  readonly reply: string;
  readonly replyImages: readonly string[];
  readonly asksForRating: boolean;
}

// Unlike other flags, any number except 0 counts here: it means that a rating is wanted.
const isNonZero = (value: unknown): boolean => !['', '0'].includes(parseText(value).trim());

// A picture that cannot be shown is kept as an empty string, so that the page can say that there is one.
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
