import { and, eq } from 'drizzle-orm';
import { type Call, requiredText } from '../calls/call.ts';
import { type Offer, offers } from '../database/loanTables.ts';
import type { Queries } from '../database/openDatabase.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';

/** The offer of a product to the borrower who calls, taken or not; refuses where there is none. */
export async function findOffer(call: Call, db: Queries): Promise<Offer> {
  const productId = requiredText(call, 'productId');
  const wanted = and(eq(offers.userId, call.borrowerId), eq(offers.productId, productId));
  const [offer] = await db.select().from(offers).where(wanted);
  if (offer === undefined) throw noOpenOffer();
  return offer;
}

/** The refusal where no loan waits for the borrower's word. */
export const noOpenOffer = (): Refusal =>
  new Refusal(refusalCodes.offerUnknown, 'There is no open offer for this product.');

/** The offer that waits for the borrower's word; refuses where there is none, or no longer. */
export async function findOpenOffer(call: Call, db: Queries): Promise<Offer> {
  const offer = await findOffer(call, db);
  if (offer.pushedAt !== '') throw noOpenOffer();
  return offer;
}
