import type { Endpoint } from '../endpoint.ts';
import { type AgreementKey, agreementFields } from './agreements.ts';
import { type Link, linkIn } from './links.ts';

/** Requests the address of a contract. */
export const openAgreement: Endpoint<AgreementKey, Link> = {
  name: 'openAgreement',
  client: 'standard',
  method: 'GET',
  path: '/v3/contract/contract-jump',
  payload: agreementFields,
  parse: linkIn('contract_url'),
};
