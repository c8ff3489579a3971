import { hasAccount } from '../bank/accounts.ts';
import { type Call, textOf } from '../calls/call.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Offer } from '../database/loanTables.ts';
import type { Queries } from '../database/openDatabase.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { findOffer } from './findOffer.ts';
import { takeOffer } from './takeOffer.ts';

/** What a call must repeat of the offer, letter for letter, by field. */
export type Repeated = (offer: Offer) => Readonly<Record<string, string>>;

function refuseOtherTerms(call: Call, repeated: Readonly<Record<string, string>>): void {
  if (Object.entries(repeated).every(([name, value]) => textOf(call, name) === value)) return;
  throw new Refusal(refusalCodes.termsChanged, ({ refusals }) => refusals.termsChanged);
}

async function confirmUnderLock(call: Call, tx: Queries, repeated: Repeated): Promise<Offer> {
  const offer = await findOffer(call, tx);
  if (offer.pushedAt !== '') throw new Refusal(refusalCodes.offerTaken, ({ refusals }) => refusals.offerTaken);
  refuseOtherTerms(call, repeated(offer));
  if (!(await hasAccount(tx, offer.userId))) {
    throw new Refusal(refusalCodes.accountMissing, ({ refusals }) => refusals.accountMissing);
  }
  await takeOffer(tx, offer, call.nowMs, call.terms.fundingDays);
  return offer;
}

type Query = Readonly<Record<string, string>>;

function targetOf({ orderId, productId, terms }: Offer, pages: string, session: Query): string {
  const own = `${pages}/loanDetail?${new URLSearchParams({ ...session, orderId, productId })}`;
  return terms.target?.replace('{orderId}', orderId) ?? own;
}

/**
 * Takes the loan that waits for the borrower's word, once, and answers where it is shown then. `session` goes on that
 * address, for a call whose pages add none.
 */
export async function confirmOffer(call: Call, repeated: Repeated, session: Query = {}): Promise<string> {
  const offer = await inTransaction(call.database, (tx) => confirmUnderLock(call, tx, repeated));
  return targetOf(offer, call.origin + call.pagesPath, session);
}
