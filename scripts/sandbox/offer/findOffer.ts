import { and, asc, eq } from 'drizzle-orm';
import { type Call, requiredText, textOf } from '../calls/call.ts';
import { type Offer, offers } from '../database/loanTables.ts';
import type { Queries } from '../database/openDatabase.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';

/** The offer of a product to the borrower who calls, taken or not, but one that still waits first; refuses where there is none. */
export async function findOffer(call: Call, db: Queries): Promise<Offer> {
  const productId = requiredText(call, 'productId');
  const wanted = and(eq(offers.userId, call.borrowerId), eq(offers.productId, productId));
  const [offer] = await db.select().from(offers).where(wanted).orderBy(asc(offers.pushedAt));
  if (offer === undefined) throw noOpenOffer();
  return offer;
}

/** The offer under this order number that still waits for the word of the borrower who calls, or null. */
export async function findOfferedOrder(call: Call, db: Queries): Promise<Offer | null> {
  const wanted = and(
    eq(offers.orderId, textOf(call, 'orderId')),
    eq(offers.userId, textOf(call, 'userId')),
    eq(offers.pushedAt, ''),
  );
  const [offer] = await db.select().from(offers).where(wanted);
  return offer ?? null;
}

/** The refusal where no loan waits for the borrower's word. */
export const noOpenOffer = (): Refusal =>
  new Refusal(refusalCodes.offerUnknown, ({ refusals }) => refusals.offerUnknown);

/** The offer that waits for the borrower's word; refuses where there is none, or no longer. */
export async function findOpenOffer(call: Call, db: Queries): Promise<Offer> {
  const offer = await findOffer(call, db);
  if (offer.pushedAt !== '') throw noOpenOffer();
  return offer;
}
