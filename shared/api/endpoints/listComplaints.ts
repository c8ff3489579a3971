import { listComplaints as entry } from '../catalogue.ts';
import type { Endpoint } from '../endpoint.ts';
import { list, record, text } from '../parse.ts';
import { objectOf } from './objects.ts';

/** A complaint in a list; its id opens the whole of it. */
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
  const raw = record(item);
  const id = text(raw['id']);
  return id ? { id, time: text(raw['time']), type: text(raw['type']), content: text(raw['content']) } : undefined;
};

const readTab = (item: unknown): ComplaintTab => {
  const raw = record(item);
  return { title: text(raw['title']), complaints: list(raw['list'], readListed) };
};

/** Lists the borrower's complaints, tab by tab. */
export const listComplaints: Endpoint<void, readonly ComplaintTab[]> = {
  entry,
  payload: () => ({}),
  parse: (data) => {
    const raw = objectOf(data);
    return raw && list(raw['tabs'], readTab);
  },
};
