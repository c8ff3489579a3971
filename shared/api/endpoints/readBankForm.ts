import type { Endpoint } from '../endpoint.ts';
import { type Key, parseId, parseList, parseRecord, parseText } from '../parse.ts';

/** The kind of input of a form's item. */
export type FieldKind = 'enum' | 'text' | 'city-select' | 'day';

/** An option of a choice: `name` is shown, `value` identifies it, and `sent` is sent to the service for it, unchanged. */
export interface BankOption {
  readonly name: string;
  readonly value: string;
  readonly sent: Key;
}

/** One item of the bank form. */
export interface BankItem {
  /** The field name under which the item's value is sent. */
  readonly code: string;
  readonly kind: FieldKind;
  readonly title: string;
  readonly placeholder: string;
  /** The option or text that the service has filled in. */
  readonly preset: string;
  readonly options: readonly BankOption[];
  readonly inputType: string;
  /** The card type that the item belongs to; `0` means all. */
  readonly cardType: string;
  /** The channel that the item belongs to; empty or `0` means all. */
  readonly channelNumber: string;
}

const kinds: readonly FieldKind[] = ['enum', 'text', 'city-select', 'day'];

const readOption = (item: unknown): BankOption | undefined => {
  const raw = parseRecord(item);
  const sent = parseId(raw['type']);
  const value = parseText(sent);
  return sent === undefined ? undefined : { name: parseText(raw['name']) || value, value, sent };
};

const readItem = (item: unknown): BankItem | undefined => {
  const raw = parseRecord(item);
  const code = parseText(raw['code']);
  if (!code) return undefined;
  return {
    code,
    // A kind that this app does not know yet becomes a text field.
    kind: kinds.find((kind) => kind === raw['cate']) ?? 'text',
    title: parseText(raw['title']),
    placeholder: parseText(raw['subtitle']),
    preset: parseText(raw['value']),
    options: parseList(raw['note'], readOption),
    inputType: parseText(raw['inputType']),
    cardType: parseText(raw['cardTypeMi']) || '0',
    channelNumber: parseText(raw['channelNumber']),
  };
};

const parse = (data: unknown): readonly BankItem[] | undefined => {
  const items = parseList(parseRecord(data)['items'], readItem);
  return items.length ? items : undefined;
};

/** Reads the form for a bank account. The outcome is `unknown` if it has no item, because then no account could be bound. */
export const readBankForm: Endpoint<{ readonly product_id: string | undefined }, readonly BankItem[]> = {
  name: 'readBankForm',
  client: 'standard',
  method: 'POST',
  path: '/v3/bind-card/card-init',
  payload: ({ product_id }) => ({ product_id }),
  parse,
};
