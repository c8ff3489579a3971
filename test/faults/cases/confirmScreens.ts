import { ok } from '../../../scripts/gallery/states/answers.ts';
import { agreements, legacyOffer, offer } from '../../../scripts/gallery/states/data/offer.ts';
import type { Answers } from '../../../scripts/gallery/states/State.ts';

/** A screen on which a loan is taken: its calls and what it shows. */
export interface ConfirmScreen {
  readonly path: string;
  /** Whether it uses the legacy calls, whose addresses only the app may open. */
  readonly isLegacy: boolean;
  readonly read: keyof Answers;
  readonly openOne: keyof Answers;
  readonly push: keyof Answers;
  readonly offer: (changes?: { readonly [name: string]: unknown }) => unknown;
  /** The button that takes the loan, and the answer's field with the address that follows. */
  readonly button: string;
  readonly target: string;
  /** The answers that the screen needs. */
  readonly shown: Answers;
}

/** The label of the box that a borrower has to tick before taking a loan. */
export const AGREE = 'I have read the terms of this loan and agree to them.';

const current = (path: string): ConfirmScreen => ({
  path,
  isLegacy: false,
  read: 'readLoanOffer',
  openOne: 'openAgreement',
  push: 'pushLoan',
  offer,
  button: 'Loan',
  target: 'lendDetailsUrl',
  shown: { readLoanOffer: ok(offer()), listAgreements: ok(agreements) },
});

/** The screens on which a loan is taken. */
export const confirmScreens: readonly ConfirmScreen[] = [
  current('newLoanConfirm'),
  current('confirmOfPeriod'),
  {
    path: 'loanConfirm',
    isLegacy: true,
    read: 'readLegacyLoanOffer',
    openOne: 'openLegacyAgreement',
    push: 'pushLegacyLoan',
    offer: legacyOffer,
    button: 'Get the loan',
    target: 'url',
    shown: { readLegacyLoanOffer: ok(legacyOffer()), listLegacyAgreements: ok(agreements) },
  },
];
