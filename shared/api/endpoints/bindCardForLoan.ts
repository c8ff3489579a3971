import { type Endpoint, ignoreData } from '../endpoint.ts';
import { bankFields, type FilledBankForm } from './readBankForm.ts';

/** Binds a bank account for a borrower who came from an order's details. */
export const bindCardForLoan: Endpoint<FilledBankForm, true> = {
  name: 'bindCardForLoan',
  client: 'standard',
  method: 'POST',
  path: '/v3/loan-details/bind-card',
  payload: bankFields,
  parse: ignoreData,
};
