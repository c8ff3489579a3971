import { bindCard as entry } from '../catalogue.ts';
import { type Endpoint, ignoreData } from '../endpoint.ts';
import { bankFields, type FilledBankForm } from './bankFields.ts';

/** Binds a bank account to the borrower. */
export const bindCard: Endpoint<FilledBankForm, true> = {
  entry,
  payload: bankFields,
  parse: ignoreData,
};
