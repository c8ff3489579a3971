import { type BankField, shownForm } from '../bankItems.ts';

/** The last digits of a typed number, with the title of its field. */
export interface TypedNumber {
  readonly title: string;
  readonly end: string;
}

const SHOWN_DIGITS = 4;

/** The account's number, shortened for display, if the borrower typed it: a number that the service had filled in is not news. */
export const typedNumber = (all: readonly BankField[]): TypedNumber | undefined => {
  const typed = shownForm(all).fields.filter(({ kind, value, preset }) => kind === 'text' && value && value !== preset);
  // A form of a card may ask for a phone too; a wallet's number is a phone.
  const ofStyle = (style: string) => typed.find(({ inputType }) => inputType === style);
  const number = ofStyle('card') ?? ofStyle('phone');
  return number && { title: number.title, end: number.value.slice(-SHOWN_DIGITS) };
};
