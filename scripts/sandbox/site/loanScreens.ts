import { STATUS_110, STATUS_151 } from '../../../shared/domain/orderStatus.ts';
import type { offers } from '../database/loanTables.ts';
import type { Queries } from '../database/openDatabase.ts';
import { type Order, orders } from '../database/schema.ts';
import { dueInFull } from '../loan/dueNow.ts';
import { readLoan } from '../loan/findLoan.ts';
import type { Screen } from './links.ts';

/** What is due on each order that is being repaid, in cents, by the order's number. */
export async function dueAmounts(db: Queries): Promise<ReadonlyMap<string, number>> {
  const dues = new Map<string, number>();
  for (const { id } of await db.select({ id: orders.id }).from(orders)) {
    const loan = await readLoan(db, id);
    const due = loan && dueInFull(loan);
    if (due) dues.set(id, due.amountCents);
  }
  return dues;
}

/** The screen of paying by card, with what the app says is due. */
export const cardScreen = (dueCents: number): Screen => ({
  path: '/repaymentMethod',
  extra: `withholdingAmount=${dueCents}`,
});

/** The screens of binding an account and paying by card, and of a partner's failed login, for whom they make sense. */
export function loanScreens({ status, traits }: Order, dueCents: number | undefined): Screen[] {
  const fromOrder = { path: '/bindBank', extra: 'source=loanDetail' };
  const bind = traits.asksForCard === true ? [{ path: '/bindBank' }, fromOrder] : [{ path: '/bindBank' }];
  if (dueCents !== undefined) return [cardScreen(dueCents), ...bind];
  if (String(status) === STATUS_110) return [{ path: '/error' }];
  return String(status) === STATUS_151 ? bind : [];
}

/** The screens of a loan that waits for the borrower's word. */
export function offerScreens({ terms }: Pick<typeof offers.$inferSelect, 'terms'>): Screen[] {
  const older = { path: '/loanConfirm' };
  const periods = terms.parts.length > 1 ? [{ path: '/confirmOfPeriod' }] : [];
  return terms.legacy === undefined ? [{ path: '/newLoanConfirm' }, ...periods, older] : [older];
}
