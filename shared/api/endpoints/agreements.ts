import type { Fields } from '../endpoint.ts';
import { parseIdText, parseList, parseRecord, parseText } from '../parse.ts';
import type { OrderKey } from './orderKey.ts';

/** A contract that the borrower agrees to. `position` is the service's identifier of it. */
export interface Agreement {
  readonly title: string;
  readonly position: string;
}

/** Which contract of which order is to be opened. */
export interface AgreementKey extends OrderKey {
  readonly position: string;
}

/** The service's own number for 'at the confirmation of the loan'. */
const scene = 3;

/** The payload of a call that lists the agreements of a loan. */
export const agreementsFields = ({ productId }: Pick<OrderKey, 'productId'>): Fields => ({ productId, scene });

/** The payload of a call that opens one agreement. */
export const agreementFields = ({ productId, orderId, position }: AgreementKey): Fields => ({
  productId,
  scene,
  position,
  orderId,
});

const readAgreement = (item: unknown): Agreement | undefined => {
  const raw = parseRecord(item);
  const title = parseText(raw['title']);
  return title ? { title, position: parseIdText(raw['position']) || parseIdText(raw['id']) } : undefined;
};

const isNone = (data: unknown): boolean =>
  data === null || (parseRecord(data) === data && !Object.keys(parseRecord(data)).length);

/**
 * Parses the agreements of a loan. A service may send `null` or `{}` if there are none. @returns undefined if the data are anything else
 * than a list: that must not look like a loan with nothing to agree to.
 */
export const readAgreements = (data: unknown): Agreement[] | undefined =>
  Array.isArray(data) ? parseList(data, readAgreement) : isNone(data) ? [] : undefined;
