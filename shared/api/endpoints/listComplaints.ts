import { type DataOf, like, list, type Reader, shape } from '../../lib/shape.ts';
import type { Endpoint } from '../endpoint.ts';
import { day, idText, text } from '../fields.ts';
import { parseIdText, parseText } from '../parse.ts';

// One with an inexact number for an id is listed, and cannot be opened.
const idOrNone = (value: unknown): string | undefined => (parseText(value) ? parseIdText(value) : undefined);

const complaint = shape({
  /** Identifies the complaint; `readComplaint` sends it back. */
  id: Object.assign(like(idText, idOrNone), { isRequired: true } as const) as Reader<string>,
  /** When it was made. */
  time: like(day, (value) => parseText(value)),
  /** What it is about, in words. */
  type: text,
  /** What the borrower wrote. */
  content: text,
});

const tab = shape({
  /** The tab’s title. */
  title: text,
  /** The tab’s complaints. */
  complaints: ['list', list(complaint)],
});

/** A complaint in a list. Its id opens the complaint; it is empty if the service sent none, or an inexact number. */
export type ListedComplaint = DataOf<typeof complaint>;

/** A tab of the borrower's complaints, named by the service. */
export type ComplaintTab = DataOf<typeof tab>;

/** Lists the borrower's complaints, tab by tab. */
export const listComplaints: Endpoint<void, readonly ComplaintTab[]> = {
  name: 'listComplaints',
  client: 'standard',
  method: 'POST',
  path: '/user-problem/problem-list',
  payload: () => ({}),
  parse: shape(
    {
      /** The borrower’s complaints, in tabs. */
      tabs: list(tab),
    },
    ({ tabs }) => tabs,
  ),
};
