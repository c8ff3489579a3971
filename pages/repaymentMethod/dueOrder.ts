import { isPayable, plainAmount } from '../../shared/domain/money.ts';
import { type PageParameters, toQuery } from '../../shared/session/parameters.ts';

/** What the page's address says about the order that is paid here. */
export interface DueOrder {
  /** The amount in the address: whole cents, or a formatted text; undefined if there is none. */
  readonly amount: string | undefined;
  /** The in-page route of the order. */
  readonly orderRoute: string;
}

// Anybody can write an address, so only cents, or an amount as money is written, with its currency before or after it, are shown: no telephone number.
const NUMBERS = [
  '\\d{1,30}([.,]\\d\\d)?',
  '[1-9]\\d{0,2}(\\.\\d{3})+(,\\d\\d)?',
  '([1-9]\\d{0,2}(,\\d{3})+|[1-9]\\d?(,\\d\\d)+,\\d{3})(\\.\\d\\d)?',
  "[1-9]\\d{0,2}([ \\xa0\\u202f'’]\\d{3})+([.,]\\d\\d)?",
];
const AMOUNT = new RegExp(`^((P|Php|R[ps]\\.?|[A-Z]{3}|[$£¥₠-₿]) ?)?(${NUMBERS.join('|')})( ?([A-Z]{3}|[$£¥₠-₿]))?$`);

/** Reads the order that is paid here from the page's address. */
export const dueOrder = ({ session }: PageParameters): DueOrder => {
  const { orderId, productId, withholdingAmount = '' } = session;
  const amount = plainAmount(withholdingAmount);
  return {
    amount: AMOUNT.test(amount) && isPayable(amount) ? withholdingAmount : undefined,
    orderRoute: `borrowDetail?${toQuery({ productId, orderId })}`,
  };
};
