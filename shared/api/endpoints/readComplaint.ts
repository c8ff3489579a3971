import { type DataOf, like, list, shape } from '../../lib/shape.ts';
import type { Endpoint } from '../endpoint.ts';
import { code, idText, imageUrl, text } from '../fields.ts';
import { parseImageUrl, parseText } from '../parse.ts';

// Unlike other flags, any number except 0 counts here: it means that a rating is wanted.
const isNonZero = (value: unknown): boolean => !['', '0'].includes(parseText(value));

// A picture that cannot be shown is kept as an empty string, so that the page can say that there is one.
const picture = like(imageUrl, (item) => (parseText(item) ? parseImageUrl(item) : undefined));

const complaint = shape({
  /** Identifies the complaint; `rateService` sends it back. */
  problemId: idText,
  /** What the complaint is about, in words. */
  type: text,
  /** Its sub-type, in words. */
  subtype: ['sonType', text],
  /** What the borrower wrote. */
  content: text,
  /** The borrower’s pictures. One that cannot be shown is empty. */
  images: list(picture),
  /** What customer service answered; empty before it has. */
  reply: ['disposeDetail', text],
  /** The pictures of that answer. One that cannot be shown is empty. */
  replyImages: ['disposeImages', list(picture)],
  /** Whether the page asks how the complaint was handled: any number but 0. */
  asksForRating: ['isNeedScore', like(code, isNonZero)],
});

/** A complaint and the reply of customer service, which may be empty. */
export type Complaint = DataOf<typeof complaint>;

/** Reads one complaint. */
export const readComplaint: Endpoint<{ readonly problemId: string | undefined }, Complaint> = {
  name: 'readComplaint',
  client: 'standard',
  method: 'POST',
  path: '/user-problem/problem-detail',
  payload: ({ problemId }) => ({
    /** Optional: the complaint. */
    problemId,
  }),
  parse: complaint,
};
