import { type PageParameters, toQuery } from '../../shared/session/parameters.ts';

/** What the page's address says of the order that is paid here. */
export interface DueOrder {
  /** What is to be paid, as the address has it: whole cents, or text formatted already; undefined where it names nothing. */
  readonly amount: string | undefined;
  /** The in-page route of the order. */
  readonly orderRoute: string;
}

// Anybody can write an address: figures with their marks, and a currency before or behind them, are all that is shown of it. Blanks
// stand between thousands: a telephone number has more digits before the first one, or a zero.
const isPayable = (given: string): boolean =>
  /[1-9]/.test(given) &&
  /^((P|Php|R[ps]\.?|[A-Z]{3}|[$£¥₠-₿]) ?)?(?!(0|\d{3})\d+[ \xa0\u202f'’]\d)\d([\d.,]|[ \xa0\u202f'’](?=\d{3}(?!\d))){0,30}( ?([A-Z]{3}|[$£¥₠-₿]))?$/.test(
    given,
  );

/** Reads the order that is paid here from the page's address. */
export const dueOrder = ({ session }: PageParameters): DueOrder => {
  const { orderId, productId, withholdingAmount = '' } = session;
  return {
    amount: isPayable(withholdingAmount) ? withholdingAmount : undefined,
    orderRoute: `borrowDetail?${toQuery({ productId, orderId })}`,
  };
};
