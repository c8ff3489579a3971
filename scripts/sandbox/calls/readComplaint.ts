import { findComplainant, wireNumber } from '../complaints/complainant.ts';
import { needsRating, requireOwn } from '../complaints/complaintStore.ts';
import { collectionSubtypes, complaintTypes, titleIn } from '../complaints/complaintTypes.ts';
import { evidenceUrl } from '../complaints/evidence.ts';
import { asWholeNumber } from '../http/fields.ts';
import { sampleWords } from '../texts/texts.ts';
import { type Call, requiredText } from './call.ts';

/** One of the borrower's complaints, and what the staff answered. */
export async function readComplaint(call: Call) {
  const db = call.database.reader;
  const complainant = await findComplainant(call, db);
  const complaint = await requireOwn(db, asWholeNumber(requiredText(call, 'problemId')), complainant);
  const urls = (names: readonly string[]) => names.map((name) => evidenceUrl(call.origin, name));
  return {
    type: titleIn(complaintTypes, complaint.type),
    sonType: titleIn(collectionSubtypes, complaint.subtype),
    problemId: wireNumber(complaint.id, complainant),
    content: complaint.content,
    images: urls(complaint.images),
    disposeDetail: sampleWords(complaint.reply),
    disposeImages: urls(complaint.replyImages),
    isNeedScore: wireNumber(needsRating(complaint) ? 1 : 0, complainant),
  };
}
