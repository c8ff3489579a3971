import type { Fields } from '../endpoint.ts';
import type { Key } from '../parse.ts';

/** A filled-in bank form: each item's code with its value, the chosen option's own value where it is a choice. */
export interface FilledBankForm {
  readonly values: { readonly [code: string]: Key };
  readonly productId: string | undefined;
}

/** The form as the calls carry it. An item left empty goes as an empty text. */
export const bankFields = ({ values, productId }: FilledBankForm): Fields => ({ ...values, product_id: productId });
