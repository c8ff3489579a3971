import type { CallName } from '../../../../shared/api/allEndpoints.ts';
import { beforeData, only, refusal, withoutParameter } from '../data/failures.ts';
import { agreements, backQuestion, legacyOffer, offer } from '../data/offer.ts';
import { order } from '../data/order.ts';
import { lengthened, longName, longText, nowhere, sampleDocument } from '../data/words.ts';
import { type Answer, type Answers, ok, type StateOfScreen, sentMark, state, statesOf } from '../State.ts';

type Changes = { readonly [name: string]: unknown };

/** The calls of one kind of confirmation, and its button's text. */
interface Confirming {
  readonly offer: (changes?: Changes) => Changes;
  readonly read: CallName;
  readonly list: CallName;
  readonly push: CallName;
  readonly button: string;
  /** Returns the answer to the push with this URL. */
  readonly pushed: (url: string) => Answer;
}

const notLoaded = 'We could not load the offer or its agreements. Tap Refresh to continue.';
const agree = 'I have read the terms of this loan and agree to them.';

/** The order before its loan is confirmed; the page stores it to detect later what has changed. */
const noLoanYet: Answers = { readOrder: ok(order(110, { noticeStatusText: 'No loan' })) };

/** Returns the states of every page on which a loan is confirmed. */
const confirmStates = (parts: Confirming): readonly StateOfScreen[] => {
  const { offer, read, list, push, button, pushed } = parts;
  const others: Answers = { [list]: ok(agreements), ...noLoanYet };
  const shown = (changes: Changes = {}, more: Answers = {}) => ({
    answers: { [read]: ok(offer(changes)), ...others, ...more },
  });
  // The offer is read again once it is shown, because the borrower returns to the page.
  const readAgain = (second: Answer) => ({
    answers: { [read]: [ok(offer()), second], ...others },
    steps: [{ see: agree }, { return: true as const }],
  });
  const goingBack = (changes: Changes) => ({
    query: { clientType: 'ios' },
    ...shown(changes),
    steps: [{ see: agree }, { back: true as const }],
  });
  const pushing = (answer: Answer, more: Answers = {}) => ({
    ...shown({}, { [push]: answer, ...more }),
    steps: [{ press: button }],
  });
  return [
    state('offer', agree, shown()),
    state('no-plan', agree, shown({ repay_plans: [] })),
    state('long', agree, shown(lengthened(offer()), { [list]: ok(lengthened(agreements)) })),
    state('unchecked', 'Tick the box to continue.', { ...shown(), steps: [{ pick: agree }] }),
    state('agreements-loading', 'One moment…', shown({}, { [list]: 'hang' })),
    state('agreements-failed', notLoaded, shown({}, { [list]: 'drop' })),
    state(
      'changed',
      'The offer has changed. Please read it again before you agree.',
      readAgain(ok(offer({ amount: 400000 }))),
    ),
    state('stale', notLoaded, readAgain('drop')),
    state('sending', agree, pushing('hang')),
    refusal('push-refused', 'This offer has ended.', pushing),
    state('done', 'Your loan is confirmed. Your order shows what happens next.', pushing(pushed(nowhere))),
    state('unconfirmed-early', 'We do not know yet whether your loan went through', pushing('drop')),
    state('unconfirmed-unknown', 'We cannot tell yet what happened.', pushing('drop', { readOrder: 'drop' })),
    state('unconfirmed-open', 'Back to the offer', {
      ...shown(),
      stored: sentMark('push:order:{order}'),
      steps: [{ wait: 180 }],
    }),
    state('back', 'Your loan is ready', goingBack(backQuestion)),
    state('back-long', longName, goingBack({ isPopType: 1, popTitle: longName, popContent: longText.repeat(3) })),
    ...beforeData({ call: read, others }),
    withoutParameter('productId'),
  ];
};

const version3 = confirmStates({
  offer,
  read: 'readLoanOffer',
  list: 'listAgreements',
  push: 'pushLoan',
  button: 'Loan',
  pushed: (lendDetailsUrl) => ok({ lendDetailsUrl }),
});

const offered = (changes: Changes) => ({
  answers: { readLoanOffer: ok(offer(changes)), listAgreements: ok(agreements), ...noLoanYet },
});

const contract: readonly StateOfScreen[] = [
  state('contract', 'Please read this agreement', offered({ popAgreementUrl: sampleDocument })),
  state('contract-agreed', 'Payment Plan', {
    ...offered({ popAgreementUrl: sampleDocument }),
    steps: [{ press: 'Agree' }],
  }),
];

/** The states of the confirmation of a loan. */
export const newLoanConfirm = statesOf('newLoanConfirm', [
  ...version3,
  ...contract,
  state('fee', 'The money goes to', {
    ...offered({
      details: [],
      facts: { received: 430000, fees: [{ title: 'Service fee', amount: 20000 }], account: '•••• 4567' },
    }),
  }),
  state('nothing-said', 'This offer does not say what you receive, so we cannot show its cost. Ask before you agree.', {
    ...offered({ details: [] }),
    needs: 'showsLoanCost',
  }),
  state('nothing', 'You cannot take this loan here. Please ask us.', offered({ amount: 0, details: [] })),
  state('no-sense', 'This plan does not add up. Ask before you agree.', {
    ...offered({ amount: 990000, details: [], facts: { received: 990000 } }),
    needs: 'showsLoanCost',
  }),
]);

// States of version 3 that the legacy confirmation repeats; `newLoanConfirm` shows all of them.
const again = [
  'offer',
  'long',
  'unchecked',
  'push-refused',
  'done',
  'unconfirmed-early',
  'loading',
  'refused',
  'offline',
];

const offeredOverLegacyCalls = (changes: Changes) => ({
  answers: { readLegacyLoanOffer: ok(legacyOffer(changes)), listLegacyAgreements: ok(agreements), ...noLoanYet },
});

/** The states of the legacy confirmation of a loan. */
export const loanConfirm = statesOf('loanConfirm', [
  ...only(
    confirmStates({
      offer: legacyOffer,
      read: 'readLegacyLoanOffer',
      list: 'listLegacyAgreements',
      push: 'pushLegacyLoan',
      button: 'Get the loan',
      pushed: (url) => ok({ url }),
    }),
    again,
  ),
  state('promotion', 'For you', offeredOverLegacyCalls({ popMsg: 'Only today: the processing fee is on us.' })),
  state('promotion-long', 'For you', offeredOverLegacyCalls({ popMsg: longText.repeat(3) })),
  state('no-sign', 'Loan', offeredOverLegacyCalls({ details: offer().details, showRupee: 0, buttonText: '' })),
]);
