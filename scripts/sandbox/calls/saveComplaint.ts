import { findComplainant } from '../complaints/complainant.ts';
import { insertComplaint } from '../complaints/complaintStore.ts';
import { claimEvidence } from '../complaints/evidence.ts';
import { readNewComplaint } from '../complaints/readNewComplaint.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Call } from './call.ts';

/** Files a complaint. One that is sent twice is two complaints. */
export function saveComplaint(call: Call): Promise<null> {
  return inTransaction(call.database, async (tx) => {
    const complaint = readNewComplaint(call, await findComplainant(call, tx));
    await claimEvidence(tx, complaint.images, complaint);
    await insertComplaint(tx, complaint);
    return null;
  });
}
