import { ok } from '../answers.ts';
import { confirmStates, noLoanYet } from '../data/confirmStates.ts';
import { only } from '../data/failures.ts';
import { agreements, legacyOffer, offer } from '../data/offer.ts';
import { longText, sampleDocument, unsafe } from '../data/words.ts';
import { type StateOfScreen, state, statesOf } from '../State.ts';

type Changes = Parameters<typeof offer>[0];

const version3 = confirmStates({
  offer,
  read: 'readLoanOffer',
  list: 'listAgreements',
  openOne: 'openAgreement',
  push: 'pushLoan',
  button: 'Loan',
  pushed: (lendDetailsUrl) => ok({ lendDetailsUrl }),
});

const offered = (changes: Changes) => ({
  answers: { readLoanOffer: ok(offer(changes)), listAgreements: ok(agreements), ...noLoanYet },
});

const contract: readonly StateOfScreen[] = [
  state('contract', 'A contract stands before the offer', 'Please read this agreement', {
    ...offered({ popAgreementUrl: sampleDocument }),
  }),
  state(
    'contract-unsafe',
    'A contract whose address is not safe',
    'It cannot be shown here. Open the contract; then you can agree.',
    { ...offered({ popAgreementUrl: unsafe }) },
  ),
  state('contract-agreed', 'The contract is agreed to', 'Payment Plan', {
    ...offered({ popAgreementUrl: sampleDocument }),
    steps: [{ press: 'Agree' }],
  }),
];

/** The states of the confirmation of a loan. */
export const newLoanConfirm = statesOf('newLoanConfirm', [
  ...version3,
  ...contract,
  state('months', 'A term in months, and a plan of one payment without a date', '{count} months', {
    ...offered({ periods: 3, termUnit: 'month', repay_plans: [{ title: 'Repayment', amount: 590000 }] }),
  }),
  state(
    'no-sense',
    'A plan that pays back less than it gives',
    'This plan does not add up: you pay back less than you receive. Ask before you agree.',
    { ...offered({ amount: 990000, details: [] }), needs: 'showsLoanCost' },
  ),
]);

// States of version 3 that are repeated here; `newLoanConfirm` shows all of them already.
const again = ['offer', 'no-plan', 'long', 'unchecked', 'done', 'unconfirmed-early', 'loading', 'refused', 'offline'];

/** The states of the confirmation of a loan with several instalments. */
export const confirmOfPeriod = statesOf('confirmOfPeriod', only(version3, again));

const offeredOverLegacyCalls = (changes: Changes) => ({
  answers: { readLegacyLoanOffer: ok(legacyOffer(changes)), listLegacyAgreements: ok(agreements), ...noLoanYet },
});

/** The states of the legacy confirmation of a loan. */
export const loanConfirm = statesOf('loanConfirm', [
  ...confirmStates({
    offer: legacyOffer,
    read: 'readLegacyLoanOffer',
    list: 'listLegacyAgreements',
    openOne: 'openLegacyAgreement',
    push: 'pushLegacyLoan',
    button: 'Get the loan',
    pushed: (url) => ok({ url }),
  }),
  state('promotion', 'A promotion stands over the offer', 'For you', {
    ...offeredOverLegacyCalls({ popMsg: 'Only today: the processing fee is on us.' }),
  }),
  state('promotion-long', 'A promotion at length', 'For you', {
    ...offeredOverLegacyCalls({ popMsg: longText.repeat(3) }),
  }),
  state('no-sign', 'Without the rupee sign, and without words for the button', 'Loan', {
    ...offeredOverLegacyCalls({ showRupee: 0, buttonText: '' }),
  }),
]);
