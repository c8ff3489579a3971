import type { Words } from '../texts/texts.ts';

/** A choice of an item: what the borrower reads, and what is sent for it. */
export interface FormOption {
  readonly name: Words;
  readonly type: string;
}

/** One item of the form that an account is bound with. */
export interface FormItem {
  readonly code: string;
  readonly kind: 'enum' | 'text' | 'city-select' | 'day';
  readonly title: Words;
  readonly placeholder: Words;
  readonly preset?: string;
  readonly options?: readonly FormOption[];
  readonly inputType?: 'card' | 'phone';
  /** The card type that the item belongs to; `0` means all. */
  readonly cardType: '0' | '1' | '2';
  /** The channel that the item belongs to; absent means all. */
  readonly channel?: '90006' | '90007';
  /** What the account is made from: its bank, its number. */
  readonly role?: 'bank' | 'number';
  /** The fewest and the most digits that a text may have. */
  readonly digits?: readonly [number, number];
  /** What is said where the item is empty, or no choice of its own; absent: it may stay empty. */
  readonly missing?: Words;
}

/** The item that chooses the card type, and the one that chooses the channel of a card. */
export const CARD_TYPE = 'cardType';
export const CHANNEL = 'payChannel';
