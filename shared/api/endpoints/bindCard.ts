import { type Endpoint, ignoreData } from '../endpoint.ts';
import { bankFields, type FilledBankForm } from './readBankForm.ts';

/** Binds a bank account to the borrower. */
export const bindCard: Endpoint<FilledBankForm, true> = {
  name: 'bindCard',
  client: 'standard',
  method: 'POST',
  path: '/v3/bind-card/bind-card',
  payload: bankFields,
  parse: ignoreData,
};
