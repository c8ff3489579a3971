import { listComplaints } from '../../shared/api/endpoints/listComplaints.ts';
import { readComplaintStart } from '../../shared/api/endpoints/readComplaintStart.ts';
import type { Outcome } from '../../shared/api/outcome.ts';
import { unknown } from '../../shared/api/settle.ts';
import type { ComplaintSubject } from '../../shared/features/complaint/complaintDraft.ts';
import type { ComplaintReceipt } from '../../shared/features/complaint/complaintReceipt.ts';
import type { Env } from '../../shared/platform/env.ts';
import { isListed } from './search.ts';
import { titlesOf } from './titles.ts';

// What only a bare link and a lost answer need. It follows the document: both ask the service anyway.

/** Asks the service for the titles of what a complaint is about. */
export const lookUpTitles = async (env: Env, subject: ComplaintSubject): Promise<Outcome<readonly string[]>> => {
  const outcome = await env.call(readComplaintStart, { orderId: env.page.session.orderId });
  return outcome.kind === 'ok' ? { kind: 'ok', data: titlesOf(outcome.data, subject) } : outcome;
};

/** What was sent, by which the borrower's list can be searched for it. */
export interface Sought {
  readonly description: string;
  readonly sentAtMs: number;
  /** What is known to have arrived before. */
  readonly earlier: readonly ComplaintReceipt[];
}

/**
 * Whether the borrower's list shows a complaint, or why it cannot be told. `sought` is asked once it has been read: what is
 * sought may have changed meanwhile, or be no more.
 */
export const lookForComplaint = async (env: Env, sought: () => Sought | undefined): Promise<Outcome<boolean>> => {
  const outcome = await env.call(listComplaints, undefined);
  if (outcome.kind !== 'ok') return outcome;
  const what = sought();
  if (!what) return unknown('incomplete');
  return { kind: 'ok', data: isListed(outcome.data, what.description, what.sentAtMs, what.earlier) };
};
