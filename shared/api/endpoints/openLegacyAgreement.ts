import type { Endpoint } from '../endpoint.ts';
import { type AgreementKey, agreementFields } from './agreements.ts';
import { type Link, linkIn } from './links.ts';

/** Requests the address of a contract, from the legacy service. */
export const openLegacyAgreement: Endpoint<AgreementKey, Link> = {
  name: 'openLegacyAgreement',
  client: 'form',
  method: 'POST',
  path: '/older/agreement-jump',
  payload: agreementFields,
  parse: linkIn('contract_url'),
};
