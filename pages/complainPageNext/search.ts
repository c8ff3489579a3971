import type { ComplaintTab, ListedComplaint } from '../../shared/api/endpoints/listComplaints.ts';
import { DAY_MS, dayOf } from '../../shared/domain/dates.ts';
import type { ComplaintReceipt } from '../../shared/features/complaint/complaintReceipt.ts';

// A list may join lines and cut long texts.
const squash = (text: string): string => text.replace(/\s+/g, ' ').trim();

const saysSame = (listed: string, description: string): boolean => {
  const [said, meant] = [squash(listed), squash(description)];
  const cut = /^(.{8,}?) ?(…|\.{3})$/.exec(said)?.[1];
  return said === meant || (!!cut && meant.startsWith(cut));
};

const hasDay = (time: string): boolean => /^\d{4}-\d\d-\d\d/.test(time);

// One day of tolerance, because the clocks of the service and the phone may be in different time zones.
const isRecent = ({ time }: ListedComplaint, sentAtMs: number): boolean =>
  !hasDay(time) || time.slice(0, 10) >= dayOf(sentAtMs - DAY_MS);

/**
 * @returns whether the borrower's list contains a complaint with this text, sent at that moment (ms). One with the same text that is known to have
 * arrived before does not count.
 */
export const isListed = (
  tabs: readonly ComplaintTab[],
  description: string,
  sentAtMs: number,
  earlier: readonly ComplaintReceipt[],
): boolean => {
  const found = tabs
    .reduce<ListedComplaint[]>((all, { complaints }) => all.concat(complaints), [])
    .filter((listed) => saysSame(listed.content, description) && isRecent(listed, sentAtMs));
  // The receipts whose complaints may still be in this list: an entry without a date may be of any day.
  const sinceMs = found.every(({ time }) => hasDay(time)) ? sentAtMs - 3 * DAY_MS : 0;
  const known = earlier.filter((receipt) => receipt.description === description && receipt.sentAtMs > sinceMs);
  // A complaint may be in more than one tab.
  return new Set(found.map(({ id }) => id)).size > known.length;
};
