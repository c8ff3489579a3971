import type { Endpoint } from '../endpoint.ts';
import { parseIdText, parseList, parseRecord, parseText } from '../parse.ts';
import { objectOf } from './objects.ts';

/** A complaint in a list. Its id opens the complaint; it is empty if the service sent none, or an inexact number. */
export interface ListedComplaint {
  readonly id: string;
  readonly time: string;
  readonly type: string;
  readonly content: string;
}

/** A tab of the borrower's complaints, named by the service. */
export interface ComplaintTab {
  readonly title: string;
  readonly complaints: readonly ListedComplaint[];
}

const readListed = (item: unknown): ListedComplaint | undefined => {
  const raw = parseRecord(item);
  if (!parseText(raw['id'])) return undefined;
  const { id, time, type, content } = raw;
  return { id: parseIdText(id), time: parseText(time), type: parseText(type), content: parseText(content) };
};

const readTab = (item: unknown): ComplaintTab => {
  const raw = parseRecord(item);
  return { title: parseText(raw['title']), complaints: parseList(raw['list'], readListed) };
};

/** Lists the borrower's complaints, tab by tab. */
export const listComplaints: Endpoint<void, readonly ComplaintTab[]> = {
  name: 'listComplaints',
  client: 'standard',
  method: 'POST',
  path: '/user-problem/problem-list',
  payload: () => ({}),
  parse: (data) => {
    const raw = objectOf(data);
    return raw && parseList(raw['tabs'], readTab);
  },
};
