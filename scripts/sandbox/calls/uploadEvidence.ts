import { findComplainant } from '../complaints/complainant.ts';
import { evidenceUrl, examine } from '../complaints/evidence.ts';
import { evidence } from '../database/complaintTables.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { badRequest } from '../http/refusal.ts';
import type { Call } from './call.ts';

async function bytesOf(call: Call): Promise<Uint8Array> {
  const file = call.body['problemImage'];
  if (!(file instanceof Blob)) throw badRequest('Please send one image in the field problemImage.');
  return new Uint8Array(await file.arrayBuffer());
}

/** Keeps one image for a complaint that is still being written, and answers where it is. */
export async function uploadEvidence(call: Call) {
  const { userId } = await findComplainant(call, call.database.reader);
  const owner = { userId, orderId: call.query['orderId'] ?? '' };
  const image = examine(await bytesOf(call), owner, call.nowMs);
  await inTransaction(call.database, (tx) => tx.insert(evidence).values(image));
  return { url: evidenceUrl(call.origin, image.name) };
}
