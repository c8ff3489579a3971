import { cardsOf, maskedNumber, walletOf } from '../bank/accounts.ts';
import { ensureRepayToken } from '../card/repayTokens.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Queries } from '../database/openDatabase.ts';
import type { Order } from '../database/schema.ts';
import { requireDue } from '../loan/dueNow.ts';
import { findLoan } from '../loan/findLoan.ts';
import { wireCents } from '../loan/money.ts';
import { imageUrl } from '../site/imageUrl.ts';
import type { Call } from './call.ts';

async function wireWallet(tx: Queries, { userId }: Order, origin: string) {
  const wallet = await walletOf(tx, userId);
  return wallet && { name: wallet.bankName, logo: imageUrl(origin, wallet.bankName) };
}

async function wireCards(tx: Queries, { userId, traits }: Order) {
  const cards = await cardsOf(tx, userId);
  return cards.map((card) => ({
    id: wireCents(card.id, traits),
    bankName: card.bankName,
    cardNo: maskedNumber(card),
    bankCode: card.bankCode,
  }));
}

/** How the borrower can repay what is due. A transaction, since the token may have to be made. */
export function readRepaymentWays(call: Call) {
  return inTransaction(call.database, async (tx) => {
    const loan = await findLoan(call, tx);
    requireDue(loan, false);
    return {
      alipay: await wireWallet(tx, loan.order, call.origin),
      repayToken: await ensureRepayToken(tx, loan.order),
      bankCards: await wireCards(tx, loan.order),
    };
  });
}
