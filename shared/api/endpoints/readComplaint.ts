import { readComplaint as entry } from '../catalogue.ts';
import type { Endpoint } from '../endpoint.ts';
import { idText, list, picture, text } from '../parse.ts';
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
const isNonZero = (value: unknown): boolean => !['', '0'].includes(text(value).trim());

// One that cannot be shown is empty, not left out: that it is there has to be said.
const readPicture = (item: unknown): string | undefined => (text(item).trim() ? picture(item) : undefined);

const parse = (data: unknown): Complaint | undefined => {
  const raw = objectOf(data);
  return (
    raw && {
      problemId: idText(raw['problemId']),
      type: text(raw['type']),
      subtype: text(raw['sonType']),
      content: text(raw['content']),
      images: list(raw['images'], readPicture),
      reply: text(raw['disposeDetail']),
      replyImages: list(raw['disposeImages'], readPicture),
      asksForRating: isNonZero(raw['isNeedScore']),
    }
  );
};

/** Reads one complaint. */
export const readComplaint: Endpoint<{ readonly problemId: string | undefined }, Complaint> = {
  entry,
  payload: ({ problemId }) => ({ problemId }),
  parse,
};
