/** What two answers tell of the accounts that a borrower has bound, for pages that need nothing else of them. */
import { readOrder, readRepaymentWays } from '../catalogue.ts';
import type { Endpoint } from '../endpoint.ts';
import { flag, list, record, text } from '../parse.ts';
import { type OrderKey, orderFields } from './orderKey.ts';

/** Whether an order still asks for an account. Unknown where the answer has no status. */
export const readAccountPrompt: Endpoint<OrderKey, boolean> = {
  entry: readOrder,
  payload: orderFields,
  parse: (data) => {
    const { orderStatus, cardNeedPop } = record(data);
    return text(orderStatus) ? flag(cardNeedPop) : undefined;
  },
};

/** The numbers of the borrower's cards, as the service shows them: the last digits at least. Unknown without a list. */
export const listCardNumbers: Endpoint<Pick<OrderKey, 'orderId'>, readonly string[]> = {
  entry: readRepaymentWays,
  payload: ({ orderId }) => ({ orderId }),
  parse: (data) => {
    const { bankCards } = record(data);
    return Array.isArray(bankCards) ? list(bankCards, (card) => text(record(card)['cardNo'])) : undefined;
  },
};
