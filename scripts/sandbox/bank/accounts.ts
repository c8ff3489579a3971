import { and, asc, desc, eq } from 'drizzle-orm';
import type { Queries } from '../database/openDatabase.ts';
import { type Account, accounts } from '../database/schema.ts';
import type { CheckedForm } from './checkForm.ts';

const CARD = '1';
const WALLET = '2';

/** Keeps an account that was bound; one of the same number is bound already and takes over the new words. */
export async function keepAccount(tx: Queries, userId: string, form: CheckedForm, loanOrderId: string): Promise<void> {
  const { bankCode, bankName } = form;
  const set = loanOrderId === '' ? { bankCode, bankName } : { bankCode, bankName, loanOrderId };
  await tx
    .insert(accounts)
    .values({ ...form, userId, loanOrderId, needsCode: form.cardType === CARD })
    .onConflictDoUpdate({ target: [accounts.userId, accounts.cardType, accounts.accountNumber], set });
}

/** The cards of a borrower, the first bound first. */
export function cardsOf(db: Queries, userId: string): Promise<Account[]> {
  const ofUser = and(eq(accounts.userId, userId), eq(accounts.cardType, CARD));
  return db.select().from(accounts).where(ofUser).orderBy(asc(accounts.id));
}

/** The wallet of a borrower, the last bound where there are several; null where there is none. */
export async function walletOf(db: Queries, userId: string): Promise<Account | null> {
  const ofUser = and(eq(accounts.userId, userId), eq(accounts.cardType, WALLET));
  const [wallet] = await db.select().from(accounts).where(ofUser).orderBy(desc(accounts.id)).limit(1);
  return wallet ?? null;
}

/** Whether the borrower has bound anything that money can be sent to. */
export async function hasAccount(db: Queries, userId: string): Promise<boolean> {
  return (await db.$count(accounts, eq(accounts.userId, userId))) > 0;
}

/** Whether an account was bound from the page of this order. */
export async function isBoundForLoan(db: Queries, orderId: string): Promise<boolean> {
  return orderId !== '' && (await db.$count(accounts, eq(accounts.loanOrderId, orderId))) > 0;
}

/** An account's number as it is shown: the last four digits. */
export const maskedNumber = ({ accountNumber }: Account): string => `**** ${accountNumber.slice(-4)}`;
