import { cardsOf, maskedNumber } from '../bank/accounts.ts';
import { type Call, requiredText } from '../calls/call.ts';
import type { Account } from '../database/loanTables.ts';
import type { Queries } from '../database/openDatabase.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';

/** The borrower's card that a call names, by its number and by every word that the card was listed with. */
export async function requireCard(call: Call, tx: Queries, userId: string): Promise<Account> {
  const said = ['cardId', 'bankName', 'cardNo', 'bankCode'].map((name) => requiredText(call, name));
  const listed = (card: Account) => [String(card.id), card.bankName, maskedNumber(card), card.bankCode];
  const card = (await cardsOf(tx, userId)).find((each) => listed(each).every((word, index) => word === said[index]));
  if (card !== undefined) return card;
  throw new Refusal(refusalCodes.cardUnknown, ({ refusals }) => refusals.cardUnknown);
}
