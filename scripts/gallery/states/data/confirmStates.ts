import type { CallName } from '../../../../shared/api/allEndpoints.ts';
import { ok, refused } from '../answers.ts';
import { type Answer, type Answers, type StateOfScreen, state } from '../State.ts';
import { beforeData, refusal, withoutParameter } from './failures.ts';
import { agreements, backQuestion, long, longAgreements } from './offer.ts';
import { order } from './order.ts';
import { longName, longText, nowhere, unsafe } from './words.ts';

/** The calls of one kind of confirmation, and its button's text. */
interface Confirming {
  readonly offer: (changes?: { readonly [name: string]: unknown }) => unknown;
  readonly read: CallName;
  readonly list: CallName;
  readonly openOne: CallName;
  readonly push: CallName;
  readonly button: string;
  /** Returns the answer to the push with this URL. */
  readonly pushed: (url: string) => Answer;
}

const notLoaded = 'The offer or its agreements could not be loaded. Press Refresh to go on.';
const agree = 'I have read the terms of this loan and agree to them.';

const noLoan = ok(order(110, { noticeStatusText: 'No loan' }));

/** The order before its loan is confirmed; the page stores it to detect later what has changed. */
export const noLoanYet: Answers = { readOrder: noLoan };

/** Returns the states of every page on which a loan is confirmed. */
export const confirmStates = (parts: Confirming): readonly StateOfScreen[] => {
  const { offer, read, list, openOne, push, button, pushed } = parts;
  const others: Answers = { [list]: ok(agreements), ...noLoanYet };
  const shown = (changes: { readonly [name: string]: unknown } = {}, more: Answers = {}) => ({
    answers: { [read]: ok(offer(changes)), ...others, ...more },
  });
  // The offer is read again once it is shown, because the borrower returns to the page.
  const readAgain = (second: Answer) => ({
    answers: { [read]: [ok(offer()), second], ...others },
    steps: [{ see: agree }, { return: true as const }],
  });
  const goingBack = (changes: { readonly [name: string]: unknown }) => ({
    query: { clientType: 'ios' },
    ...shown(changes),
    steps: [{ see: agree }, { back: true as const }],
  });
  const openingContract = (contract_url: string) => ({
    ...shown({}, { [openOne]: ok({ contract_url }) }),
    steps: [{ press: 'Loan agreement' }],
  });
  const pushing = (answer: Answer, more: Answers = {}) => ({
    ...shown({}, { [push]: answer, ...more }),
    steps: [{ press: button }],
  });
  return [
    state('offer', 'An offer', agree, shown()),
    state('no-plan', 'Without a plan', agree, shown({ repay_plans: [] })),
    state('long', 'The longest words and amounts', agree, shown(long, { [list]: ok(longAgreements) })),
    state('unchecked', 'The box is not checked', 'Check the box to go on.', { ...shown(), steps: [{ pick: agree }] }),
    state('agreements-loading', 'The agreements are on their way', 'One moment…', shown({}, { [list]: 'hang' })),
    state('agreements-failed', 'The agreements did not come', notLoaded, shown({}, { [list]: 'drop' })),
    state('agreements-refused', 'The agreements are refused', notLoaded, {
      ...shown({}, { [list]: refused('There is no open offer.') }),
    }),
    state('agreement-opening', 'An agreement is being opened', 'Disclosure statement', openingContract(nowhere)),
    state('agreement-unsafe', 'An agreement’s address is not safe', 'This link is not safe to open.', {
      ...openingContract(unsafe),
    }),
    state(
      'changed',
      'The offer has changed meanwhile',
      'The offer has changed. Please read it again before you agree.',
      { ...readAgain(ok(offer({ amount: 400000 }))) },
    ),
    state('stale', 'Read again, and the line breaks', notLoaded, readAgain('drop')),
    state('sending', 'The loan is being asked for', agree, pushing('hang')),
    refusal('push-refused', 'The loan is refused', 'This offer has ended.', pushing),
    state(
      'done',
      'The loan is confirmed, and its page is being opened',
      'Your loan is confirmed. Your order shows what happens next.',
      { ...pushing(pushed(nowhere)) },
    ),
    state(
      'unconfirmed-early',
      'The answer got lost, and there is no loan to be seen yet',
      'We do not know yet whether your loan went through',
      { ...pushing('drop') },
    ),
    state(
      'unconfirmed-unknown',
      'The answer got lost, and the order cannot be read',
      'The service cannot say right now what has come of it.',
      { ...pushing('drop', { readOrder: 'drop' }) },
    ),
    state('unconfirmed-signed-out', 'The session ended as the loan was asked for', 'Log in again', {
      ...pushing(
        { status: 401, body: '{"code":"4001","message":"Your session has ended.","data":null}' },
        { readOrder: [noLoan, refused('Your session has ended.', '4001')] },
      ),
    }),
    state('unconfirmed-open', 'Asked for five minutes ago, and no loan to be seen', 'Back to the offer', {
      ...shown(),
      submissionLog: [{ key: 'push:7:order:{order}', agoSeconds: 300 }],
    }),
    state('back', 'Going back on iOS', 'Your loan is ready', goingBack(backQuestion)),
    state('back-long', 'Going back on iOS, at length', longName, {
      ...goingBack({ isPopType: 1, popTitle: longName, popContent: longText.repeat(3) }),
    }),
    ...beforeData({ call: read, others }),
    withoutParameter('productId'),
  ];
};
