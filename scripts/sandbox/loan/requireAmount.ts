import { Refusal, refusalCodes } from '../http/refusal.ts';
import type { Due } from './dueNow.ts';

/** The refusal where what is due is no longer what the borrower was shown. */
export const amountChanged = (): Refusal =>
  new Refusal(refusalCodes.amountChanged, ({ refusals }) => refusals.amountChanged);

/** Refuses any amount but what is due, to the cent. */
export function requireAmount(due: Due, amountCents: number): void {
  if (due.amountCents !== amountCents) throw amountChanged();
}
