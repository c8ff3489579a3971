import { addressOf } from '../../../navigation/open.ts';
import type { FormPlace } from '../bankForm.ts';

/** Where the borrower goes once the account is saved. */
export interface NextAfterBinding {
  readonly screen: 'offer' | 'order' | 'home';
  readonly href: string;
}

// The screens on which a loan was refused because there was no account: the borrower still has to take the loan there.
const OFFER_SCREENS = ['newLoanConfirm', 'confirmOfPeriod', 'loanConfirm'] as const;

/** The next screen after the form: the offer for which the account was needed, or else the order to which it belongs, or else the home page. */
export const nextAfterBinding = ({ page, search }: FormPlace): NextAfterBinding => {
  const offer = OFFER_SCREENS.find((name) => search.includes(`from=${name}`));
  const screen = page.session.orderId ? 'order' : 'home';
  return { screen: offer ? 'offer' : screen, href: addressOf(page, offer ?? screen) };
};
