import { lateCharges } from '../../../shared/domain/lateCharges.ts';
import type { Client } from '../../../shared/domain/terms.ts';

/** A part that was due so many days ago and is not paid, with what the loan's terms charge for that. */
export function overdue(amountCents: number, days: number, client: Client) {
  const { totalCents: lateFeeCents } = lateCharges(amountCents, days, client);
  return { part: { amountCents, dueInDays: -days }, lateFeeCents };
}
