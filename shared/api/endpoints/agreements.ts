import { type DataOf, required, shape } from '../../lib/shape.ts';
import type { Fields as Payload } from '../endpoint.ts';
import { idText, text } from '../fields.ts';
import { parseList, parseRecord } from '../parse.ts';
import type { OrderKey } from './orderKey.ts';

const agreement = shape(
  {
    /** The title of the contract. */
    title: required(text),
    /** Identifies the contract; `openAgreement` sends it back. */
    position: idText,
    /** Read where there is no `position`. */
    id: idText,
  },
  ({ title, position, id }) => ({ title, position: position || id }),
);

/** A contract that the borrower agrees to. `position` is the service's identifier of it. */
export type Agreement = DataOf<typeof agreement>;

/** Which contract of which order is to be opened. */
export interface AgreementKey extends OrderKey {
  readonly position: string;
}

/** The payload of a call that lists the agreements of a loan. */
export const agreementsFields = ({ productId }: Pick<OrderKey, 'productId'>): Payload => ({
  /** Optional: the loan product of the address, or the one that was chosen. */
  productId,
  /** The screen that lists the contracts: 3 is the confirmation of a loan. */
  scene: 3,
});

/** The payload of a call that opens one agreement. */
export const agreementFields = ({ productId, orderId, position }: AgreementKey): Payload => ({
  ...agreementsFields({ productId }),
  /** Which contract: `position` or `id` in the list. */
  position,
  /** Optional: the order of the address. */
  orderId,
});

const isNone = (data: unknown): boolean =>
  data === null || (parseRecord(data) === data && !Object.keys(parseRecord(data)).length);

/**
 * Parses the agreements of a loan. A service may send `null` or `{}` if there are none. @returns undefined if the data are anything else
 * than a list, so that an error does not look like a loan without agreements.
 */
export const readAgreements = /* @__PURE__ */ Object.assign(
  (data: unknown): Agreement[] | undefined =>
    Array.isArray(data) ? parseList(data, agreement) : isNone(data) ? [] : undefined,
  { of: agreement },
);
