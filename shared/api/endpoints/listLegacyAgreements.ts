import type { Endpoint } from '../endpoint.ts';
import { type Agreement, agreementsFields, readAgreements } from './agreements.ts';
import type { OrderKey } from './orderKey.ts';

/** Lists the contracts of a loan, from the legacy service. */
export const listLegacyAgreements: Endpoint<Pick<OrderKey, 'productId'>, readonly Agreement[]> = {
  name: 'listLegacyAgreements',
  client: 'form',
  method: 'POST',
  path: '/older/agreements',
  payload: agreementsFields,
  parse: readAgreements,
};
