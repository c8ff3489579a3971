import type { CallName } from '../../../../shared/api/allEndpoints.ts';
import { ok } from '../answers.ts';
import { type Answer, type StateOfScreen, type Step, state } from '../State.ts';
import { beforeData, refusing, stale, withOrderAfterNo, withoutParameter } from './failures.ts';
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
const chooseFirst = 'Please select your repayment method for payment';

/** What the pages that show a plan and take its payment have in common. */
export const waysToPay = ({ call, plan }: Paying): readonly StateOfScreen[] => {
  const shown = (changes: { readonly [name: string]: unknown }, ...steps: Step[]) => ({
    answers: { [call]: ok(plan(changes)) },
    steps,
  });
  const given = (...steps: Step[]) => shown({}, ...steps);
  const paying = (payCode: Answer, ...again: Answer[]) => ({
    answers: { [call]: [ok(plan()), ...again], generatePayCode: payCode },
    steps: [open, pick, pay],
  });
  return [
    state('ready', 'A plan with a code, a tip and channels', { ...given(), shows: 'How to repay, step by step' }),
    state('no-code', 'Without a code', { ...shown({ defDetail: null }), shows: 'Payment Method' }),
    state('no-tip', 'Without a tip', { ...shown({ isShowReyTop: 0 }), shows: 'Payment Method' }),
    state('no-notice', 'Without a notice', { ...shown({ noticeMsg: '' }), shows: 'Payment Method' }),
    state('long', 'The longest words and amounts', { ...shown(long), shows: 'Payment Method' }),
    state('copied', 'The code is copied', { ...given({ press: 'Copy' }), shows: 'copy success' }),
    state('sheet', 'The channels are open', { ...given(open), shows: chooseFirst }),
    state('sheet-many', 'More channels than the screen holds', {
      ...shown({ repayList: manyChannels }, open),
      shows: 'Sample Branch 1',
    }),
    state('sheet-none', 'The channels are open, and there is none', {
      ...shown({ repayList: [] }, open),
      shows: 'There is no repayment method for this order right now.',
    }),
    state('sheet-chosen', 'A channel is chosen', { ...given(open, pick), shows: 'Sample Counter' }),
    state('sheet-unchosen', 'Payment pressed without a channel', { ...given(open, pay), shows: chooseFirst }),
    state('asking', 'The pay code is on its way', { ...paying('hang'), shows: 'Opening the payment page…' }),
    state('leaving', 'The channel’s page is being opened', {
      ...paying(ok({ payUrl: nowhere })),
      shows: 'Opening the payment page…',
    }),
    state('pay-refused', 'The channel refuses', refusing(paying, 'This channel is closed until tomorrow.')),
    state('pay-unsafe', 'The channel’s address is not safe', {
      ...paying(ok({ payUrl: unsafe })),
      shows: 'This link is not safe to open.',
    }),
    state('pay-lost', 'The answer to the payment got lost', { ...paying('drop'), shows: 'The answer got lost' }),
    state('pay-lost-looking', 'Looking at the order after a lost answer', {
      ...paying('drop', 'hang'),
      steps: [open, pick, pay, { press: 'Look at the order' }],
      shows: 'The answer got lost',
    }),
    stale(call, ok(plan()), 'Payment Method'),
    withoutParameter('orderId'),
    ...withOrderAfterNo(beforeData({ call })),
  ];
};
