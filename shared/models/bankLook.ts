import { listCardNumbers, readAccountPrompt } from '../api/endpoints/boundAccounts.ts';
import type { Outcome } from '../api/outcome.ts';
import type { Env } from '../app/env.ts';
import { digitsOf } from '../lib/digits.ts';
import type { Sight } from './once.ts';

/** Where a borrower comes from whose order asks for an account. */
export const FROM_ORDER = 'loanDetail';

/** Looking at the lender's records for an account that may have been saved. */
export interface BankLook {
  /** Whether there are records to look at: an order that asked for an account, or an order's cards and a number to find. */
  canLook(): boolean;
  look(): Promise<Sight>;
}

// A card is shown by its last digits. What is shorter than this is a postcode, not an account.
const LEAST_DIGITS = 6;
const SHOWN_DIGITS = 4;

const tailOf = (number: string): string => digitsOf(number).slice(-SHOWN_DIGITS);

const sightOf = <Data>(outcome: Outcome<Data>, isDone: (data: Data) => boolean): Sight => {
  if (outcome.kind === 'unknown') return 'unknown';
  return outcome.kind === 'ok' && isDone(outcome.data) ? 'done' : 'open';
};

/** Looks for an account of one of these numbers. Where nothing can be seen, nothing speaks against saving it again. */
export const bankLook = ({ call, page }: Env, numbers: () => readonly string[]): BankLook => {
  const { productId, orderId, source } = page.session;
  const isForOrder = source === FROM_ORDER;
  const tails = () =>
    numbers()
      .filter(({ length }) => length >= LEAST_DIGITS)
      .map(tailOf);
  const canLook = () => !!orderId && (isForOrder || !!tails().length);

  return {
    canLook,
    look: async () => {
      if (!canLook()) return 'open';
      if (isForOrder) return sightOf(await call(readAccountPrompt, { productId, orderId }), (asks) => !asks);
      return sightOf(await call(listCardNumbers, { orderId }), (shown) =>
        shown.some((number) => tails().includes(tailOf(number))),
      );
    },
  };
};
