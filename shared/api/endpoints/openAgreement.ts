import { required, shape } from '../../lib/shape.ts';
import type { Endpoint } from '../endpoint.ts';
import { type Link, webUrl } from '../fields.ts';
import { type AgreementKey, agreementFields } from './agreements.ts';

/** Requests the address of a contract. */
export const openAgreement: Endpoint<AgreementKey, Link> = {
  name: 'openAgreement',
  client: 'standard',
  method: 'GET',
  path: '/v3/contract/contract-jump',
  payload: agreementFields,
  parse: shape({
    /** Where the contract can be read. */
    url: ['contract_url', required(webUrl)],
  }),
};
