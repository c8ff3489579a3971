import type { CallName } from '../../../../shared/api/allEndpoints.ts';
import { ok, refused } from '../answers.ts';
import { type Answer, type Answers, type StateOfScreen, type Step, state } from '../State.ts';
import { beforeData, refusing, withoutParameter } from './failures.ts';
import { agreements, backQuestion, long, longAgreements } from './offer.ts';
import { order } from './order.ts';
import { longName, longText, nowhere, unsafe } from './words.ts';

/** The calls of one kind of confirmation, and what its button says. */
interface Confirming {
  readonly offer: (changes?: { readonly [name: string]: unknown }) => unknown;
  readonly read: CallName;
  readonly list: CallName;
  readonly openOne: CallName;
  readonly push: CallName;
  readonly button: string;
  /** The answer to the push with this address. */
  readonly pushed: (url: string) => Answer;
}

const agree = 'I have read the terms of this loan and agree to them.';

/** What every page has on which a loan is confirmed. */
export const confirmStates = (parts: Confirming): readonly StateOfScreen[] => {
  const { offer, read, list, openOne, push, button, pushed } = parts;
  const listed: Answer = ok(agreements);
  const shown = (changes: { readonly [name: string]: unknown } = {}) => ({
    [read]: ok(offer(changes)),
    [list]: listed,
  });
  const press: Step = { press: button };
  const pushing = (answer: Answer, more: Answers = {}) => ({
    answers: { ...shown(), [push]: answer, ...more },
    steps: [press],
  });
  const ios = { query: { clientType: 'ios' }, answers: shown(backQuestion) };
  return [
    state('offer', 'An offer', { answers: shown(), shows: agree }),
    state('no-plan', 'Without a plan', { answers: shown({ repay_plans: [] }), shows: agree }),
    state('long', 'The longest words and amounts', {
      answers: { [read]: ok(offer(long)), [list]: ok(longAgreements) },
      shows: agree,
    }),
    state('unchecked', 'The box is not checked', {
      answers: shown(),
      steps: [{ pick: agree }],
      shows: 'Check the box to go on.',
    }),
    state('agreements-loading', 'The agreements are on their way', {
      answers: { ...shown(), [list]: 'hang' },
      shows: 'One moment…',
    }),
    state('agreements-failed', 'The agreements did not come', {
      answers: { ...shown(), [list]: 'drop' },
      shows: 'The offer or its agreements could not be loaded. Press Refresh to go on.',
    }),
    state('agreements-refused', 'The agreements are refused', {
      answers: { ...shown(), [list]: refused('There is no open offer.') },
      shows: 'The offer or its agreements could not be loaded. Press Refresh to go on.',
    }),
    state('agreement-opening', 'An agreement is being opened', {
      answers: { ...shown(), [openOne]: ok({ contract_url: nowhere }) },
      steps: [{ press: 'Loan agreement' }],
      shows: 'Disclosure statement',
    }),
    state('agreement-unsafe', 'An agreement’s address is not safe', {
      answers: { ...shown(), [openOne]: ok({ contract_url: unsafe }) },
      steps: [{ press: 'Loan agreement' }],
      shows: 'This link is not safe to open.',
    }),
    state('changed', 'The offer has changed meanwhile', {
      answers: { [read]: [ok(offer()), ok(offer({ amount: 400000 }))], [list]: listed },
      steps: [{ see: agree }, { return: true }],
      shows: 'The offer has changed. Please read it again before you agree.',
    }),
    state('stale', 'Read again, and the line breaks', {
      answers: { [read]: [ok(offer()), 'drop'], [list]: listed },
      steps: [{ see: agree }, { return: true }],
      shows: 'The offer or its agreements could not be loaded. Press Refresh to go on.',
    }),
    state('sending', 'The loan is being asked for', { ...pushing('hang'), shows: agree }),
    state('push-refused', 'The loan is refused', refusing(pushing, 'This offer has ended.')),
    state('done', 'The loan is confirmed, and its page is being opened', {
      ...pushing(pushed(nowhere)),
      shows: 'Your loan is confirmed. Your order shows what happens next.',
    }),
    state('unconfirmed-early', 'The answer got lost, and there is no loan to be seen yet', {
      ...pushing('drop', { readOrder: ok(order(110, { noticeStatusText: 'No loan' })) }),
      shows: 'We do not know yet whether your loan went through',
    }),
    state('unconfirmed-unknown', 'The answer got lost, and the order cannot be read', {
      ...pushing('drop', { readOrder: 'drop' }),
      shows: 'The service cannot say right now what has come of it.',
    }),
    state('unconfirmed-open', 'Asked for five minutes ago, and no loan to be seen', {
      answers: { ...shown(), readOrder: ok(order(110, { noticeStatusText: 'No loan' })) },
      submissionLog: [{ key: 'push:7:order:{order}', agoSeconds: 300 }],
      shows: 'Back to the offer',
    }),
    state('back', 'Going back on iOS', {
      ...ios,
      steps: [{ see: agree }, { back: true }],
      shows: 'Your loan is ready',
    }),
    state('back-long', 'Going back on iOS, at length', {
      query: ios.query,
      answers: shown({ isPopType: 1, popTitle: longName, popContent: longText.repeat(3) }),
      steps: [{ see: agree }, { back: true }],
      shows: longName,
    }),
    ...beforeData({ call: read, others: { [list]: listed } }),
    withoutParameter('productId'),
  ];
};
