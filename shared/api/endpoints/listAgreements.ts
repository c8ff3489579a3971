import type { Endpoint } from '../endpoint.ts';
import { type Agreement, agreementsFields, readAgreements } from './agreements.ts';
import type { OrderKey } from './orderKey.ts';

/** Lists the contracts of a loan. */
export const listAgreements: Endpoint<Pick<OrderKey, 'productId'>, readonly Agreement[]> = {
  name: 'listAgreements',
  client: 'standard',
  method: 'GET',
  path: '/v3/contract/contract',
  payload: agreementsFields,
  parse: readAgreements,
};
