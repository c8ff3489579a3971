import type { Fields } from '../endpoint.ts';
import type { Key } from '../parse.ts';

/** A filled-in bank form: the code of each item with its value; for a choice, the value of the chosen option. */
export interface FilledBankForm {
  readonly values: { readonly [code: string]: Key };
  readonly productId: string | undefined;
}

/** The payload of the calls that send the form. An item that was left empty is sent as an empty string. */
export const bankFields = ({ values, productId }: FilledBankForm): Fields => ({ ...values, product_id: productId });
