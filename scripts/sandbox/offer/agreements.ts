import { STATUS_21, STATUS_110 } from '../../../shared/domain/orderStatus.ts';
import { type Call, textOf } from '../calls/call.ts';
import type { Queries } from '../database/openDatabase.ts';
import type { Offer, Order } from '../database/schema.ts';
import { readLoan } from '../loan/findLoan.ts';
import type { Texts } from '../texts/en.ts';
import { addressIn } from '../texts/texts.ts';
import { findOffer } from './offers.ts';

/** The position in the URL of the sample contract that forbids being framed. */
export const UNFRAMABLE = 'unframable';

/** Returns the titles of a loan's contracts, in the order of their positions, which start at 1. */
export const agreementTitles = ({ offer }: Texts): readonly string[] => [
  offer.agreement,
  offer.disclosure,
  offer.consent,
];

/** Returns the URL of a contract's page. It contains a random token, because the page shows who borrows. */
export const agreementUrl = ({ origin, texts }: Call, { token }: Pick<Offer, 'token'>, position: string): string =>
  addressIn(`${origin}/sandbox/agreements/${token}/${position}`, texts);

/** Returns the URL of the contract that is shown before the offer; '' if there is none. */
export function firstAgreementUrl(call: Call, offer: Offer): string {
  const { agreement } = offer.terms;
  if (agreement === undefined) return '';
  return agreementUrl(call, offer, agreement === 'shown' ? '1' : UNFRAMABLE);
}

const UNSIGNED: readonly string[] = [STATUS_21, STATUS_110];

/**
 * Returns the order whose contracts a call names; if the borrower has no such order, the offer of the product.
 * Undefined for an application, because nothing is signed yet.
 */
export async function findContract(call: Call, tx: Queries): Promise<Offer | Order | undefined> {
  const loan = await readLoan(tx, textOf(call, 'orderId'));
  const isOwn = loan?.order.userId === call.borrowerId && loan.order.productId === textOf(call, 'productId');
  if (loan === null || !isOwn) return findOffer(call, tx);
  return UNSIGNED.includes(String(loan.order.status)) ? undefined : loan.order;
}
