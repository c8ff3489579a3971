import { and, asc, eq } from 'drizzle-orm';
import { newestAccountOf } from '../bank/accounts.ts';
import { recordNumber } from '../card/cardPayments.ts';
import type { Queries } from '../database/openDatabase.ts';
import { type LedgerRow, ledger, type Offer, type Order, type PayCode } from '../database/schema.ts';
import { payBackCents, receivedCents } from '../seed/terms.ts';
import { texts } from '../texts.ts';
import { CARD, channelName, codeRules } from './channels.ts';
import { daysBetween, momentIso, timeText } from './dates.ts';
import { type Due, dueInFull, type Loan, nextPart } from './loan.ts';
import { validUntilMs } from './payCodes.ts';

// What the service states about money, for the app to say in its own words. A service may leave all of it out, as that of some seeds does: then
// these functions return undefined, which JSON omits.

/** 'Juan D., phone ending 4567'. */
function ownerOf({ borrowerName, mobilePhone }: Order | Offer): string {
  const [first = '', second] = borrowerName.split(' ');
  return texts.facts.owner(second ? `${first} ${second[0]}.` : first, mobilePhone.slice(-4));
}

/** 'BPI account ending 7890': where the loan of a borrower is paid out; undefined if no account is bound. */
async function accountOf(db: Queries, userId: string) {
  const account = await newestAccountOf(db, userId);
  return account && texts.facts.account(account.bankName, account.accountNumber.slice(-4));
}

const bookedLine = ({ id, at, amount, channelNumber, isDelay, payCode }: LedgerRow) => ({
  id: `P${id}`,
  at: momentIso(at),
  amount: Number(amount),
  way: channelName(channelNumber),
  // Of a card the number that `commitRepayment` has returned.
  reference: channelNumber === CARD ? String(recordNumber(Number(payCode))) : payCode,
  purpose: isDelay ? 'rollover' : 'repayment',
});

/** The payments of an order, oldest first: of the ledger, and those of instalments that the seeds have paid, which it does not contain. */
async function paymentsOf(db: Queries, { order, parts }: Loan) {
  const ofOrder = and(eq(ledger.orderId, order.id), eq(ledger.kind, 'payment'));
  const lines = await db.select().from(ledger).where(ofOrder).orderBy(asc(ledger.id));
  const seeded = parts.filter(({ paidAt }) => paidAt !== '' && !lines.some(({ at }) => at === paidAt));
  return [
    ...seeded.map(({ amountCents, number, paidAt }) => ({
      id: `${order.id}-${number}`,
      at: momentIso(paidAt),
      amount: amountCents,
      way: channelName('90007'),
      reference: `710000${order.id}${number}`,
      purpose: 'repayment',
    })),
    ...lines.map(bookedLine),
  ];
}

/** The plan of an order; what is due now includes late charges. */
function planOf({ order, parts }: Loan, todayIso: string) {
  const next = parts.find(({ paidAt }) => paidAt === '');
  return parts.map((part) => ({
    title: parts.length === 1 ? texts.repayment : texts.offer.instalmentOf(part.number, parts.length),
    amount: part.amountCents + (part === next ? order.lateFeeCents : 0),
    dueDate: part.dueDateIso,
    state: part.paidAt !== '' ? 'paid' : part.dueDateIso < todayIso ? 'late' : part === next ? 'due' : 'coming',
  }));
}

const instalmentOf = (loan: Loan) => {
  const part = nextPart(loan);
  return part ? { at: part.number, of: loan.parts.length } : undefined;
};

/** The facts of an order. An application, and an order in an unknown status, owe nothing. */
export async function orderFacts(db: Queries, loan: Loan, todayIso: string) {
  const { order } = loan;
  if (order.traits.hasNoFacts) return undefined;
  const who = { owner: ownerOf(order), account: await accountOf(db, order.userId) };
  const due = dueInFull(loan);
  if (!due && nextPart(loan)) return who;
  const plan = planOf(loan, todayIso);
  const totalLeft = plan.filter(({ state }) => state !== 'paid').reduce((sum, { amount }) => sum + amount, 0);
  return {
    ...who,
    ...(due && {
      dueAmount: due.amountCents,
      dueDate: due.dueDateIso,
      daysLate: Math.max(0, daysBetween(due.dueDateIso, todayIso)),
      instalment: instalmentOf(loan),
    }),
    totalLeft,
    plan,
    payments: await paymentsOf(db, loan),
  };
}

/** The facts of an order whose offer waits for the borrower's confirmation. */
export async function offeredOrderFacts(db: Queries, offer: Offer) {
  if (offer.terms.hasNoFacts) return undefined;
  return { owner: ownerOf(offer), account: await accountOf(db, offer.userId), offer: true };
}

/** The facts of what is due now, or of a rollover, and of the pay code for it, if there is one. */
export async function planFacts(db: Queries, loan: Loan, due: Due, payCode: PayCode | undefined) {
  if (loan.order.traits.hasNoFacts) return undefined;
  const { singleUse, barcode } = codeRules(payCode?.channelNumber ?? '');
  return {
    owner: ownerOf(loan.order),
    code: payCode && { validUntil: momentIso(timeText(validUntilMs(payCode))), singleUse, barcode },
    payments: await paymentsOf(db, loan),
    instalment: instalmentOf(loan),
    ...(due.isDelay && {
      newDueDate: due.dueDateIso,
      stillOwed: nextPart(loan)?.amountCents ?? 0,
    }),
  };
}

/** The facts of the ways to repay what is due. */
export const waysFacts = ({ order }: Loan, { amountCents }: Due) =>
  order.traits.hasNoFacts ? undefined : { dueAmount: amountCents, owner: ownerOf(order) };

/** The facts of an offered loan. */
export async function offerFacts(db: Queries, { terms, userId }: Offer) {
  if (terms.hasNoFacts) return undefined;
  return {
    received: receivedCents(terms),
    payBack: payBackCents(terms),
    fees: terms.feeCents ? [{ title: texts.rows.serviceFee, amount: terms.feeCents }] : [],
    account: await accountOf(db, userId),
  };
}
