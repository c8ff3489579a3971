import { type DataOf, like, list, required, shape } from '../../lib/shape.ts';
import type { Endpoint, Fields as Payload } from '../endpoint.ts';
import { code, id, text } from '../fields.ts';
import type { Key } from '../parse.ts';

/** The kinds of input of a form's item. */
const kinds = ['enum', 'text', 'city-select', 'day'] as const;

/** An option of a choice: `name` is shown, `value` identifies it, and `sent` is sent to the service for it, unchanged. */
const option = shape(
  {
    /** What the borrower reads. */
    name: text,
    /** What is sent for it, unchanged. */
    sent: ['type', required(id)],
  },
  ({ name, sent }) => {
    const value = String(sent).trim();
    return { name: name || value, value, sent };
  },
);

const item = shape(
  {
    /** The name under which the item’s value is sent. `cardType` is the choice between kinds of account. */
    code: required(code),
    /** How the item is filled in. `enum`: a choice of `note`; `text`: digits, typed in; `city-select`: any text, typed in, or a choice of `note` if there is one; `day`: a day. Any other value counts as text. */
    kind: ['cate', like(code, (value) => kinds.find((kind) => kind === value) ?? 'text')],
    /** The item’s label. */
    title: text,
    /** An example or hint in the empty field. */
    placeholder: ['subtitle', text],
    /** The value that it begins with: a text, or the `type` of an option. */
    preset: ['value', text],
    /** The options of a choice. */
    options: ['note', list(option)],
    /** How typed digits are grouped on screen. `phone`: 3-4-4; `card`: by four. */
    inputType: code,
    /** The kind of account (`cardType`) that the item belongs to; 0 for all. */
    cardType: ['cardTypeMi', code],
    /** The channel that the item belongs to; empty or 0 for all. */
    channelNumber: code,
  },
  (item) => ({ ...item, cardType: item.cardType || '0' }),
);

/** One item of the bank form. A kind that this app does not know yet becomes a text field. */
export type BankItem = DataOf<typeof item>;

/** Reads the form for a bank account. The outcome is `unknown` if it has no item, because then no account could be bound. */
export const readBankForm: Endpoint<{ readonly product_id: string | undefined }, readonly BankItem[]> = {
  name: 'readBankForm',
  client: 'standard',
  method: 'POST',
  path: '/v3/bind-card/card-init',
  payload: ({ product_id }) => ({
    /** Optional: the same as `productId`, in its other spelling. */
    product_id,
  }),
  parse: shape(
    {
      /** The items of the form, in their order; at least one. */
      items: required(list(item)),
    },
    ({ items }) => (items.length ? items : undefined),
  ),
};

/** A filled-in bank form: the code of each item with its value; for a choice, the value of the chosen option. */
export interface FilledBankForm {
  readonly values: { readonly [code: string]: Key };
  readonly productId: string | undefined;
}

/** The payload of the calls that send the form. An item that was left empty is sent as an empty string. */
export const bankFields = ({ values, productId }: FilledBankForm): Payload => ({
  ...values,
  /** Optional: the loan product of the address, or the one that was chosen. */
  product_id: productId,
});
