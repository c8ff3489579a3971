import { unknown } from '../../shared/api/client.ts';
import { listComplaints } from '../../shared/api/endpoints/listComplaints.ts';
import {
  type ComplaintStart,
  type ComplaintType,
  readComplaintStart,
} from '../../shared/api/endpoints/readComplaintStart.ts';
import type { Outcome } from '../../shared/api/outcome.ts';
import type { ComplaintSubject } from '../../shared/features/complaint/complaintDraft.ts';
import type { ComplaintReceipt } from '../../shared/features/complaint/complaintReceipt.ts';
import type { Env } from '../../shared/platform/env.ts';
import { isListed } from './search.ts';

const titleOf = (types: readonly ComplaintType[], value: string): string | undefined =>
  types.find((type) => type.value === value)?.title;

/** The titles of a complaint's type and sub-type; those that the service does not list are left out. */
const titlesOf = ({ types, subtypes }: ComplaintStart, { type, subtype }: ComplaintSubject): readonly string[] =>
  [titleOf(types, type), titleOf(subtypes, subtype)].filter((title): title is string => !!title);

/** Reads the titles of a complaint's subject from the service. */
export const lookUpTitles = async (env: Env, subject: ComplaintSubject): Promise<Outcome<readonly string[]>> => {
  const outcome = await env.call(readComplaintStart, { orderId: env.page.session.orderId });
  return outcome.kind === 'ok' ? { kind: 'ok', data: titlesOf(outcome.data, subject) } : outcome;
};

/** The complaint that was sent, for finding it in the borrower's list. */
export interface Sought {
  readonly description: string;
  readonly sentAtMs: number;
  /** Complaints that are known to have arrived earlier. */
  readonly earlier: readonly ComplaintReceipt[];
}

/**
 * Checks whether the borrower's list contains a complaint. `sought` is called once the list has been read, because the complaint may have changed
 * meanwhile, or no longer be sought. @returns whether it was found, or why that is not known.
 */
export const lookForComplaint = async (env: Env, sought: () => Sought | undefined): Promise<Outcome<boolean>> => {
  const outcome = await env.call(listComplaints, undefined);
  if (outcome.kind !== 'ok') return outcome;
  const what = sought();
  if (!what) return unknown('incomplete');
  return { kind: 'ok', data: isListed(outcome.data, what.description, what.sentAtMs, what.earlier) };
};
