import { eq } from 'drizzle-orm';
import { findComplainant } from '../complaints/complainant.ts';
import { needsRating, requireOwn } from '../complaints/complaintStore.ts';
import { complaints } from '../database/complaintTables.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { asWholeNumber } from '../http/fields.ts';
import { badRequest, Refusal, refusalCodes } from '../http/refusal.ts';
import { type Call, requiredText, requiredWholeNumber } from './call.ts';

function scoreOf(call: Call): number {
  const score = requiredWholeNumber(call, 'score');
  if (score < 1 || score > 5) throw badRequest('The score must be from 1 to 5.');
  return score;
}

/** Keeps how well the borrower was served, once, where the answer asked for it. */
export function rateService(call: Call): Promise<null> {
  return inTransaction(call.database, async (tx) => {
    const score = scoreOf(call);
    const complainant = await findComplainant(call, tx);
    const complaint = await requireOwn(tx, asWholeNumber(requiredText(call, 'problemId')), complainant);
    if (!needsRating(complaint)) throw new Refusal(refusalCodes.notToRate, ({ refusals }) => refusals.notToRate);
    await tx.update(complaints).set({ score }).where(eq(complaints.id, complaint.id));
    return null;
  });
}
