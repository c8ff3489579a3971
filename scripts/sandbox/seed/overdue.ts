import { brand as sample } from '../../../shared/brand/brands/default/brand.ts';
import { lateCharges } from '../../../shared/domain/lateCharges.ts';
import type { Client } from '../../../shared/domain/terms.ts';

/** A part that was due so many days ago and is not paid, with what the sample's terms charge for that: stories are the same for any brand. */
export function overdue(amountCents: number, days: number, client: Client) {
  const { totalCents: lateFeeCents } = lateCharges(amountCents, days, client, sample.terms);
  return { part: { amountCents, dueInDays: -days }, lateFeeCents };
}
