import { and, asc, eq } from 'drizzle-orm';
import type { Call } from '../calls/call.ts';
import type { Queries } from '../database/openDatabase.ts';
import { type Account, accounts } from '../database/schema.ts';
import { Refusal, refusalCodes } from '../http/envelope.ts';
import { asText } from '../http/fields.ts';
import { dayIso } from '../loan/dates.ts';
import { texts } from '../texts.ts';
import { bankForm, CARD_TYPE, CHANNEL, type FormItem } from './forms.ts';

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

/** Returns the borrower's accounts, oldest first. */
const accountsOf = (db: Queries, userId: string): Promise<Account[]> =>
  db.select().from(accounts).where(eq(accounts.userId, userId)).orderBy(asc(accounts.id));

/** Returns the borrower's cards, oldest first. */
export async function cardsOf(db: Queries, userId: string): Promise<Account[]> {
  return (await accountsOf(db, userId)).filter(({ cardType }) => cardType === CARD);
}

/** Returns the borrower's wallet, the most recently added one if there are several; null if there is none. */
export async function walletOf(db: Queries, userId: string): Promise<Account | null> {
  const wallets = (await accountsOf(db, userId)).filter(({ cardType }) => cardType === WALLET);
  return wallets.at(-1) ?? null;
}

/** Returns the account that the borrower has bound last, to which a loan is paid out; undefined if there is none. */
export async function newestAccountOf(db: Queries, userId: string): Promise<Account | undefined> {
  return (await accountsOf(db, userId)).at(-1);
}

/** Returns whether an account was bound from the page of this order. */
export async function isBoundForLoan(db: Queries, orderId: string): Promise<boolean> {
  return orderId !== '' && (await db.$count(accounts, eq(accounts.loanOrderId, orderId))) > 0;
}

/** Masks an account number: only the last four digits are shown. */
export const maskedNumber = ({ accountNumber }: Account): string => `**** ${accountNumber.slice(-4)}`;

/** The account fields of a form that has passed all checks. */
type CheckedForm = Pick<Account, 'cardType' | 'bankCode' | 'bankName' | 'accountNumber'>;

/** Returns the error message for an item's value; undefined if the value is valid. */
function faultOf(
  { digits: [low, high] = [1, 40], kind, missing, options = [], title }: FormItem,
  value: string,
  todayIso: string,
): string | undefined {
  const { bank } = texts;
  if (value === '') return missing;
  if ((kind === 'enum' || kind === 'city-select') && !options.some(({ type }) => type === value))
    return missing ?? bank.chooseAgain(title);
  if (kind === 'text' && !/^\d+$/.test(value)) return bank.digitsOnly(title);
  if (kind === 'text' && (value.length < low || value.length > high))
    return bank.wrongLength(title, bank.digits(low, high));
  const isPastDay = /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) && value <= todayIso;
  return kind === 'day' && !isPastDay ? bank.notPast(title) : undefined;
}

/** Returns the items that the form shows: those of the card type and, for a bank card, those of the chosen channel. */
function visibleItems(items: readonly FormItem[], cardType: string, channel: string): FormItem[] {
  return items.filter((item) => {
    if (item.cardType !== '0' && item.cardType !== cardType) return false;
    return cardType !== '1' || item.channel === undefined || item.channel === channel;
  });
}

/** Validates the visible items of the form in order. @throws {Refusal} with the message of the first invalid one. */
export function checkForm({ body, nowMs }: Call): CheckedForm {
  const answerTo = (code: string | undefined): string => asText(body[code ?? '']);
  const visible = visibleItems(bankForm(), answerTo(CARD_TYPE), answerTo(CHANNEL));
  for (const item of visible) {
    const fault = faultOf(item, answerTo(item.code), dayIso(nowMs));
    if (fault) throw new Refusal(refusalCodes.formIncomplete, fault);
  }
  const bank = visible.find(({ role }) => role === 'bank');
  const number = visible.find(({ role }) => role === 'number');
  const bankCode = answerTo(bank?.code);
  const chosen = bank?.options?.find(({ type }) => type === bankCode)?.name ?? bankCode;
  return { cardType: answerTo(CARD_TYPE), bankCode, bankName: chosen, accountNumber: answerTo(number?.code) };
}
