import type { ComplaintTab, ListedComplaint } from '../../shared/api/endpoints/listComplaints.ts';
import { dayOf } from '../../shared/domain/dates.ts';
import type { ComplaintReceipt } from '../../shared/features/complaint/complaintReceipt.ts';

const DAY_MS = 86_400_000;

// A list may fold lines, and cut what is long.
const squash = (text: string): string => text.replace(/\s+/g, ' ').trim();

const saysSame = (listed: string, description: string): boolean => {
  const [said, meant] = [squash(listed), squash(description)];
  const cut = /^(.{8,}?) ?(…|\.{3})$/.exec(said)?.[1];
  return said === meant || (!!cut && meant.startsWith(cut));
};

const hasDay = (time: string): boolean => /^\d{4}-\d\d-\d\d/.test(time);

// A day's grace, for the service's clock and the phone's may stand in different zones.
const isRecent = ({ time }: ListedComplaint, sentAtMs: number): boolean =>
  !hasDay(time) || time.slice(0, 10) >= dayOf(sentAtMs - DAY_MS);

/**
 * Whether the borrower's list shows a complaint of these words that went out at that moment (ms). One with the same
 * words that is known to have arrived before does not count for it.
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
  // Those of which this list may still hold the complaint: an entry without a day may be of any.
  const sinceMs = found.every(({ time }) => hasDay(time)) ? sentAtMs - 3 * DAY_MS : 0;
  const known = earlier.filter((receipt) => receipt.description === description && receipt.sentAtMs > sinceMs);
  // A complaint may stand in more than one tab.
  return new Set(found.map(({ id }) => id)).size > known.length;
};
