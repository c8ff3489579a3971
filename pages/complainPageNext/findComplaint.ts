import { unknown } from '../../shared/api/client.ts';
import { type ComplaintTab, type ListedComplaint, listComplaints } from '../../shared/api/endpoints/listComplaints.ts';
import {
  type ComplaintStart,
  type ComplaintType,
  readComplaintStart,
} from '../../shared/api/endpoints/readComplaintStart.ts';
import type { Outcome } from '../../shared/api/outcome.ts';
import { DAY_MS, dayOf } from '../../shared/domain/dates.ts';
import type { ComplaintSubject } from '../../shared/features/complaint/complaintDraft.ts';
import type { ComplaintReceipt } from '../../shared/features/complaint/sentComplaints.ts';
import type { Env } from '../../shared/platform/env.ts';

// A list may join lines and cut long texts.
const squash = (text: string): string => text.replace(/\s+/g, ' ').trim();

const saysSame = (listed: string, description: string): boolean => {
  const [shown, written] = [squash(listed), squash(description)];
  const cut = /^(.{8,}?) ?(…|\.{3})$/.exec(shown)?.[1];
  return shown === written || (!!cut && written.startsWith(cut));
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

const titleOf = (types: readonly ComplaintType[], value: string): string | undefined =>
  types.find((type) => type.value === value)?.title;

/** The titles of a complaint's type and sub-type; those that the service does not list are left out. */
const titlesOf = ({ types, subtypes }: ComplaintStart, { type, subtype }: ComplaintSubject): readonly string[] =>
  [titleOf(types, type), titleOf(subtypes, subtype)].filter((title): title is string => !!title);

/** Reads the titles of a complaint's subject from the service. */
export const readTitles = async (env: Env, subject: ComplaintSubject): Promise<Outcome<readonly string[]>> => {
  const outcome = await env.call(readComplaintStart, { orderId: env.page.session.orderId });
  return outcome.kind === 'ok' ? { kind: 'ok', data: titlesOf(outcome.data, subject) } : outcome;
};

/** The complaint that was sent, for finding it in the borrower's list. */
export interface SentComplaint {
  readonly description: string;
  readonly sentAtMs: number;
  /** Complaints that are known to have arrived earlier. */
  readonly earlier: readonly ComplaintReceipt[];
}

/**
 * Checks whether the borrower's list contains a complaint. `toFind` is called once the list has been read, because the complaint may have changed
 * since, or need no check any more. @returns whether it was found, or why that is not known.
 */
export const findComplaint = async (env: Env, toFind: () => SentComplaint | undefined): Promise<Outcome<boolean>> => {
  const outcome = await env.call(listComplaints, undefined);
  if (outcome.kind !== 'ok') return outcome;
  const what = toFind();
  if (!what) return unknown('incomplete');
  return { kind: 'ok', data: isListed(outcome.data, what.description, what.sentAtMs, what.earlier) };
};
