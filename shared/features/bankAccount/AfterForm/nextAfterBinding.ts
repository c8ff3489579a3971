import { addressOf } from '../../../navigation/open.ts';
import type { FormPlace } from '../bankForm.ts';

/** Where a borrower goes whose account is saved. */
export interface NextAfterBinding {
  readonly screen: 'offer' | 'order' | 'home';
  readonly href: string;
}

// Where a loan was refused for want of an account: the borrower has yet to take it.
const OFFER_SCREENS = ['newLoanConfirm', 'confirmOfPeriod', 'loanConfirm'] as const;

/** The way on from a form: to the offer that the account was wanted for, the order that it is for, else the home page. */
export const nextAfterBinding = ({ page, search }: FormPlace): NextAfterBinding => {
  const offer = OFFER_SCREENS.find((name) => search.includes(`from=${name}`));
  const screen = page.session.orderId ? 'order' : 'home';
  return { screen: offer ? 'offer' : screen, href: addressOf(page, offer ?? screen) };
};
