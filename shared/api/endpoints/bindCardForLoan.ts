import { bindCardForLoan as entry } from '../catalogue.ts';
import { type Endpoint, ignoreData } from '../endpoint.ts';
import { bankFields, type FilledBankForm } from './bankFields.ts';

/** Binds a bank account for a borrower who came from an order's details. */
export const bindCardForLoan: Endpoint<FilledBankForm, true> = {
  entry,
  payload: bankFields,
  parse: ignoreData,
};
