import { and, asc, desc, eq } from 'drizzle-orm';
import type { Queries } from '../database/openDatabase.ts';
import { type Account, accounts } from '../database/schema.ts';
import type { CheckedForm } from './checkForm.ts';

const CARD = '1';
const WALLET = '2';

/** Stores a bound account. If the borrower has bound the same number before, updates the bank, and the order if there is one. */
export async function keepAccount(tx: Queries, userId: string, form: CheckedForm, loanOrderId: string): Promise<void> {
  const { accountNumber, bankCode, bankName, cardType } = form;
  const ofForm = and(eq(accounts.cardType, cardType), eq(accounts.accountNumber, accountNumber));
  const set = loanOrderId === '' ? { bankCode, bankName } : { bankCode, bankName, loanOrderId };
  const known = await tx
    .update(accounts)
    .set(set)
    .where(and(eq(accounts.userId, userId), ofForm));
  if (known.rowsAffected > 0) return;
  await tx.insert(accounts).values({ ...form, userId, loanOrderId, needsCode: cardType === CARD });
}

/** Returns the borrower's cards, oldest first. */
export function cardsOf(db: Queries, userId: string): Promise<Account[]> {
  const ofUser = and(eq(accounts.userId, userId), eq(accounts.cardType, CARD));
  return db.select().from(accounts).where(ofUser).orderBy(asc(accounts.id));
}

/** Returns the borrower's wallet, the most recently added one if there are several; null if there is none. */
export async function walletOf(db: Queries, userId: string): Promise<Account | null> {
  const ofUser = and(eq(accounts.userId, userId), eq(accounts.cardType, WALLET));
  const [wallet] = await db.select().from(accounts).where(ofUser).orderBy(desc(accounts.id)).limit(1);
  return wallet ?? null;
}

/** Returns the account that the borrower has bound last, to which a loan is paid out; undefined if there is none. */
export async function newestAccountOf(db: Queries, userId: string): Promise<Account | undefined> {
  const ofUser = db.select().from(accounts).where(eq(accounts.userId, userId));
  return (await ofUser.orderBy(desc(accounts.id)).limit(1))[0];
}

/** Returns whether an account was bound from the page of this order. */
export async function isBoundForLoan(db: Queries, orderId: string): Promise<boolean> {
  return orderId !== '' && (await db.$count(accounts, eq(accounts.loanOrderId, orderId))) > 0;
}

/** Masks an account number: only the last four digits are shown. */
export const maskedNumber = ({ accountNumber }: Account): string => `**** ${accountNumber.slice(-4)}`;
