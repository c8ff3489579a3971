import type { Endpoint } from '../endpoint.ts';
import { type Key, parseId, parseList, parseRecord, parseText } from '../parse.ts';

/** What a form's item is filled in with. */
export type FieldKind = 'enum' | 'text' | 'city-select' | 'day';

/** A choice: what the borrower reads, what it is told from others by, and what is sent for it, as it came. */
export interface BankOption {
  readonly name: string;
  readonly value: string;
  readonly sent: Key;
}

/** One item of the bank form. */
export interface BankItem {
  /** What the item's value is sent under. */
  readonly code: string;
  readonly kind: FieldKind;
  readonly title: string;
  readonly placeholder: string;
  /** The service's own choice or text, to begin with. */
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
    // A kind of the future can still be typed in.
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

/** Reads the form for a bank account. Unknown where it has no item, for then nothing could be bound. */
export const readBankForm: Endpoint<{ readonly product_id: string | undefined }, readonly BankItem[]> = {
  name: 'readBankForm',
  client: 'standard',
  method: 'POST',
  path: '/v3/bind-card/card-init',
  payload: ({ product_id }) => ({ product_id }),
  parse,
};
