import { type PageParameters, toQuery } from '../../shared/session/parameters.ts';

/** What the page's address says of the order that is paid here. */
export interface DueOrder {
  /** What is to be paid; undefined where the address names no whole number of cents. */
  readonly amount: string | undefined;
  /** The in-page route of the order. */
  readonly orderRoute: string;
}

/** Reads the order that is paid here from the page's address. */
export const dueOrder = ({ session }: PageParameters): DueOrder => {
  const { orderId, productId, withholdingAmount = '' } = session;
  return {
    amount: /^0*[1-9]\d*$/.test(withholdingAmount) ? withholdingAmount : undefined,
    orderRoute: `borrowDetail?${toQuery({ productId, orderId })}`,
  };
};
