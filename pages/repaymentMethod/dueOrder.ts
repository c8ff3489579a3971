import { type PageParameters, toQuery } from '../../shared/session/parameters.ts';

/** What the page's address says about the order that is paid here. */
export interface DueOrder {
  /** The amount in the address: whole cents, or a formatted text; undefined if there is none. */
  readonly amount: string | undefined;
  /** The in-page route of the order. */
  readonly orderRoute: string;
}

// Anybody can write an address, so only digits with separators, and a currency before or after them, are shown. Spaces may separate thousands only:
// a telephone number has more digits before its first space, or starts with a zero.
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
