import { readComplaintStart as entry } from '../../shared/api/catalogue.ts';
import type { Endpoint } from '../../shared/api/endpoint.ts';
import { objectOf } from '../../shared/api/endpoints/objects.ts';
import { parseList, parseRecord, parseText } from '../../shared/api/parse.ts';
import type { ComplaintSubject } from '../../shared/features/complaint/complaintDraft.ts';

const titleIn = (types: unknown, value: string): string | undefined =>
  parseList(types, (item) => {
    const type = parseRecord(item);
    return value && parseText(type['value']) === value ? parseText(type['title']) || undefined : undefined;
  })[0];

/**
 * Reads the titles of a complaint's type and sub-type; those that the service does not list are left out. The same call
 * as the start page's, of which this page can leave the orders unread.
 */
export const readTitles = ({
  type,
  subtype,
}: ComplaintSubject): Endpoint<{ readonly orderId: string | undefined }, readonly string[]> => ({
  entry,
  payload: ({ orderId }) => ({ orderId }),
  parse: (data) => {
    const raw = objectOf(data);
    const titles = raw && [titleIn(raw['problemType'], type), titleIn(raw['problemSonType'], subtype)];
    return titles?.filter((title): title is string => !!title);
  },
});
