import { type BankField, shownForm } from '../bankItems.ts';

/** The end of a number that was typed, under the title of its field. */
export interface TypedNumber {
  readonly title: string;
  readonly end: string;
}

const SHOWN_DIGITS = 4;

/** The account's number as it can be named, where it was typed: what the service had filled in says nothing new. */
export const typedNumber = (all: readonly BankField[]): TypedNumber | undefined => {
  const typed = shownForm(all).fields.filter(({ kind, value, preset }) => kind === 'text' && value && value !== preset);
  // A form of a card may ask for a phone too; a wallet's number is a phone.
  const ofStyle = (style: string) => typed.find(({ inputType }) => inputType === style);
  const number = ofStyle('card') ?? ofStyle('phone');
  return number && { title: number.title, end: number.value.slice(-SHOWN_DIGITS) };
};
