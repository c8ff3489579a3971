import { and, asc, desc, eq } from 'drizzle-orm';
import type { Queries } from '../database/openDatabase.ts';
import { type Account, accounts } from '../database/schema.ts';
import type { CheckedForm } from './checkForm.ts';

const CARD = '1';
const WALLET = '2';

/** Stores a bound account. If the borrower has bound the same number before, updates the bank, and the order if there is one. */
export async function keepAccount(tx: Queries, userId: string, form: CheckedForm, loanOrderId: string): Promise<void> {
  const { bankCode, bankName } = form;
  const set = loanOrderId === '' ? { bankCode, bankName } : { bankCode, bankName, loanOrderId };
  await tx
    .insert(accounts)
    .values({ ...form, userId, loanOrderId, needsCode: form.cardType === CARD })
    .onConflictDoUpdate({ target: [accounts.userId, accounts.cardType, accounts.accountNumber], set });
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

/** Returns whether the borrower has bound a card or a wallet. */
export async function hasAccount(db: Queries, userId: string): Promise<boolean> {
  return (await db.$count(accounts, eq(accounts.userId, userId))) > 0;
}

/** Returns whether an account was bound from the page of this order. */
export async function isBoundForLoan(db: Queries, orderId: string): Promise<boolean> {
  return orderId !== '' && (await db.$count(accounts, eq(accounts.loanOrderId, orderId))) > 0;
}

/** Masks an account number: only the last four digits are shown. */
export const maskedNumber = ({ accountNumber }: Account): string => `**** ${accountNumber.slice(-4)}`;
