import type { Fields } from '../endpoint.ts';
import { parseIdText, parseList, parseRecord, parseText } from '../parse.ts';
import type { OrderKey } from './orderKey.ts';

/** A contract that the borrower agrees to. `position` is what the service knows it by. */
export interface Agreement {
  readonly title: string;
  readonly position: string;
}

/** Which contract of which order is to be opened. */
export interface AgreementKey extends OrderKey {
  readonly position: string;
}

/** The service's own number for 'at the loan's confirmation'. */
const scene = 3;

/** Whose agreements are asked for, as calls carry it. */
export const agreementsFields = ({ productId }: Pick<OrderKey, 'productId'>): Fields => ({ productId, scene });

/** Which agreement is asked for, as calls carry it. */
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
 * Reads the agreements of a loan; `null` and `{}` are how a service writes that there are none. Undefined where the data
 * is anything else than a list: that must not look like a loan with nothing to agree to.
 */
export const readAgreements = (data: unknown): Agreement[] | undefined =>
  Array.isArray(data) ? parseList(data, readAgreement) : isNone(data) ? [] : undefined;
