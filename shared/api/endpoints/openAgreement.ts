import { openAgreement as entry } from '../catalogue.ts';
import type { Endpoint } from '../endpoint.ts';
import { type AgreementKey, agreementFields } from './agreements.ts';
import { type Link, linkIn } from './links.ts';

/** Asks where a contract can be read. */
export const openAgreement: Endpoint<AgreementKey, Link> = {
  entry,
  payload: agreementFields,
  parse: linkIn('contract_url'),
};
