import type { CallName } from '../../../../shared/api/allEndpoints.ts';
import { ok, refused } from '../answers.ts';
import type { Answer, Answers, StateOfScreen, Step } from '../State.ts';
import { beforeData, withoutParameter } from './failures.ts';
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
    { name: 'offer', title: 'An offer', answers: shown(), shows: agree },
    { name: 'no-plan', title: 'Without a plan', answers: shown({ repay_plans: [] }), shows: agree },
    {
      name: 'long',
      title: 'The longest words and amounts',
      answers: { [read]: ok(offer(long)), [list]: ok(longAgreements) },
      shows: agree,
    },
    {
      name: 'unchecked',
      title: 'The box is not checked',
      answers: shown(),
      steps: [{ pick: agree }],
      shows: 'Check the box to go on.',
    },
    {
      name: 'agreements-loading',
      title: 'The agreements are on their way',
      answers: { ...shown(), [list]: 'hang' },
      shows: 'One moment…',
    },
    {
      name: 'agreements-failed',
      title: 'The agreements did not come',
      answers: { ...shown(), [list]: 'drop' },
      shows: 'The offer or its agreements could not be loaded. Press Refresh to go on.',
    },
    {
      name: 'agreements-refused',
      title: 'The agreements are refused',
      answers: { ...shown(), [list]: refused('There is no open offer.') },
      shows: 'The offer or its agreements could not be loaded. Press Refresh to go on.',
    },
    {
      name: 'agreement-opening',
      title: 'An agreement is being opened',
      answers: { ...shown(), [openOne]: ok({ contract_url: nowhere }) },
      steps: [{ press: 'Loan agreement' }],
      shows: 'Disclosure statement',
    },
    {
      name: 'agreement-unsafe',
      title: 'An agreement’s address is not safe',
      answers: { ...shown(), [openOne]: ok({ contract_url: unsafe }) },
      steps: [{ press: 'Loan agreement' }],
      shows: 'This link is not safe to open.',
    },
    {
      name: 'changed',
      title: 'The offer has changed meanwhile',
      answers: { [read]: [ok(offer()), ok(offer({ amount: 400000 }))], [list]: listed },
      steps: [{ see: agree }, { return: true }],
      shows: 'The offer has changed. Please read it again before you agree.',
    },
    {
      name: 'stale',
      title: 'Read again, and the line breaks',
      answers: { [read]: [ok(offer()), 'drop'], [list]: listed },
      steps: [{ see: agree }, { return: true }],
      shows: 'The offer or its agreements could not be loaded. Press Refresh to go on.',
    },
    { name: 'sending', title: 'The loan is being asked for', ...pushing('hang'), shows: agree },
    {
      name: 'push-refused',
      title: 'The loan is refused',
      ...pushing(refused('This offer has ended.')),
      shows: 'This offer has ended.',
    },
    {
      name: 'done',
      title: 'The loan is confirmed, and its page is being opened',
      ...pushing(pushed(nowhere)),
      shows: 'Your loan is confirmed. Your order shows what happens next.',
    },
    {
      name: 'unconfirmed-early',
      title: 'The answer got lost, and there is no loan to be seen yet',
      ...pushing('drop', { readOrder: ok(order(110, { noticeStatusText: 'No loan' })) }),
      shows: 'We do not know yet whether your loan went through',
    },
    {
      name: 'unconfirmed-unknown',
      title: 'The answer got lost, and the order cannot be read',
      ...pushing('drop', { readOrder: 'drop' }),
      shows: 'The service cannot say right now what has come of it.',
    },
    {
      name: 'unconfirmed-open',
      title: 'Asked for five minutes ago, and no loan to be seen',
      answers: { ...shown(), readOrder: ok(order(110, { noticeStatusText: 'No loan' })) },
      submissionLog: [{ key: 'push:7:order:{order}', agoSeconds: 300 }],
      shows: 'Back to the offer',
    },
    {
      name: 'back',
      title: 'Going back on iOS',
      ...ios,
      steps: [{ see: agree }, { back: true }],
      shows: 'Your loan is ready',
    },
    {
      name: 'back-long',
      title: 'Going back on iOS, at length',
      query: ios.query,
      answers: shown({ isPopType: 1, popTitle: longName, popContent: longText.repeat(3) }),
      steps: [{ see: agree }, { back: true }],
      shows: longName,
    },
    ...beforeData({ call: read, others: { [list]: listed } }),
    withoutParameter('productId'),
  ];
};
