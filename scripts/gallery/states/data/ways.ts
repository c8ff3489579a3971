import type { CallName } from '../../../../shared/api/allEndpoints.ts';
import { ok, refused } from '../answers.ts';
import { type Answer, type StateOfScreen, type Step, state } from '../State.ts';
import { beforeData, withoutParameter } from './failures.ts';
import { order } from './order.ts';
import { long, manyChannels } from './repayment.ts';
import { nowhere, unsafe } from './words.ts';

interface Paying {
  readonly call: CallName;
  /** The plan's answer, with changes. */
  readonly plan: (changes?: { readonly [name: string]: unknown }) => unknown;
}

const open: Step = { press: 'Payment Method' };
const pick: Step = { pick: 'Sample Counter' };
const pay: Step = { press: 'Payment' };

/** What the pages that show a plan and take its payment have in common. */
export const waysToPay = ({ call, plan }: Paying): readonly StateOfScreen[] => {
  const given: Answer = ok(plan());
  const paying = (payCode: Answer) => ({
    answers: { [call]: given, generatePayCode: payCode },
    steps: [open, pick, pay],
  });
  const shown = (changes: { readonly [name: string]: unknown }) => ({ [call]: ok(plan(changes)) });
  return [
    state('ready', 'A plan with a code, a tip and channels', {
      answers: { [call]: given },
      shows: 'How to repay, step by step',
    }),
    state('no-code', 'Without a code', { answers: shown({ defDetail: null }), shows: 'Payment Method' }),
    state('no-tip', 'Without a tip', { answers: shown({ isShowReyTop: 0 }), shows: 'Payment Method' }),
    state('no-notice', 'Without a notice', { answers: shown({ noticeMsg: '' }), shows: 'Payment Method' }),
    state('long', 'The longest words and amounts', { answers: shown(long), shows: 'Payment Method' }),
    state('copied', 'The code is copied', {
      answers: { [call]: given },
      steps: [{ press: 'Copy' }],
      shows: 'copy success',
    }),
    state('sheet', 'The channels are open', {
      answers: { [call]: given },
      steps: [open],
      shows: 'Please select your repayment method for payment',
    }),
    state('sheet-many', 'More channels than the screen holds', {
      answers: shown({ repayList: manyChannels }),
      steps: [open],
      shows: 'Sample Branch 1',
    }),
    state('sheet-none', 'The channels are open, and there is none', {
      answers: shown({ repayList: [] }),
      steps: [open],
      shows: 'There is no repayment method for this order right now.',
    }),
    state('sheet-chosen', 'A channel is chosen', {
      answers: { [call]: given },
      steps: [open, pick],
      shows: 'Sample Counter',
    }),
    state('sheet-unchosen', 'Payment pressed without a channel', {
      answers: { [call]: given },
      steps: [open, pay],
      shows: 'Please select your repayment method for payment',
    }),
    state('asking', 'The pay code is on its way', { ...paying('hang'), shows: 'Opening the payment page…' }),
    state('leaving', 'The channel’s page is being opened', {
      ...paying(ok({ payUrl: nowhere })),
      shows: 'Opening the payment page…',
    }),
    state('pay-refused', 'The channel refuses', {
      ...paying(refused('This channel is closed until tomorrow.')),
      shows: 'This channel is closed until tomorrow.',
    }),
    state('pay-unsafe', 'The channel’s address is not safe', {
      ...paying(ok({ payUrl: unsafe })),
      shows: 'This link is not safe to open.',
    }),
    state('pay-lost', 'The answer to the payment got lost', { ...paying('drop'), shows: 'The answer got lost' }),
    state('pay-lost-looking', 'Looking at the order after a lost answer', {
      answers: { [call]: [given, 'hang'], generatePayCode: 'drop' },
      steps: [open, pick, pay, { press: 'Look at the order' }],
      shows: 'The answer got lost',
    }),
    state('stale', 'Read again, and the line breaks', {
      answers: { [call]: [given, 'drop'] },
      steps: [{ see: 'Payment Method' }, { return: true }],
      shows: 'Not up to date: last checked at {time}',
    }),
    withoutParameter('orderId'),
    ...beforeData({ call }).map((state) =>
      // A no may mean that it has been paid.
      ['refused', 'signed-out'].includes(state.name)
        ? { ...state, answers: { ...state.answers, readOrder: ok(order(170)) } }
        : state,
    ),
  ];
};
