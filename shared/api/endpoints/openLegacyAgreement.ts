import { required, shape } from '../../lib/shape.ts';
import type { Endpoint } from '../endpoint.ts';
import { appUrl, type Link } from '../fields.ts';
import { type AgreementKey, agreementFields } from './agreements.ts';

/** Requests the address of a contract, from the legacy service. */
export const openLegacyAgreement: Endpoint<AgreementKey, Link> = {
  name: 'openLegacyAgreement',
  client: 'form',
  method: 'POST',
  path: '/older/agreement-jump',
  payload: agreementFields,
  parse: shape({
    /** Where the contract can be read, on the web or in the app. */
    url: ['contract_url', required(appUrl)],
  }),
};
