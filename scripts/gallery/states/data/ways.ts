import type { CallName } from '../../../../shared/api/allEndpoints.ts';
import { ok } from '../answers.ts';
import { type Answer, type StateOfScreen, type Step, state } from '../State.ts';
import { beforeData, refusal, stale, withOrderAfterNo, withoutParameter } from './failures.ts';
import { long, manyChannels } from './repayment.ts';
import { nowhere, unsafe } from './words.ts';

interface Paying {
  readonly call: CallName;
  /** Returns the plan's data, with changes. */
  readonly plan: (changes?: { readonly [name: string]: unknown }) => unknown;
}

const open: Step = { press: 'Payment Method' };
const pick: Step = { pick: 'Sample Counter' };
const pay: Step = { press: 'Payment' };
const chooseFirst = 'Please select your repayment method for payment';

/** Returns the states that the pages which show a plan and take its payment have in common. */
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
    state('ready', 'A plan with a code, a tip and channels', 'How to repay, step by step', given()),
    state('no-code', 'Without a code', 'Payment Method', shown({ defDetail: null })),
    state('no-tip', 'Without a tip', 'Payment Method', shown({ isShowReyTop: 0 })),
    state('no-notice', 'Without a notice', 'Payment Method', shown({ noticeMsg: '' })),
    state('long', 'The longest words and amounts', 'Payment Method', shown(long)),
    state('copied', 'The code is copied', 'copy success', given({ press: 'Copy' })),
    state('sheet', 'The channels are open', chooseFirst, given(open)),
    state('sheet-many', 'More channels than the screen holds', 'Sample Branch 1', {
      ...shown({ repayList: manyChannels }, open),
    }),
    state(
      'sheet-none',
      'The channels are open, and there is none',
      'There is no repayment method for this order right now.',
      { ...shown({ repayList: [] }, open) },
    ),
    state('sheet-chosen', 'A channel is chosen', 'Sample Counter', given(open, pick)),
    state('sheet-unchosen', 'Payment pressed without a channel', chooseFirst, given(open, pay)),
    state('asking', 'The pay code is on its way', 'Opening the payment page…', paying('hang')),
    state('leaving', 'The channel’s page is being opened', 'Opening the payment page…', {
      ...paying(ok({ payUrl: nowhere })),
    }),
    refusal('pay-refused', 'The channel refuses', 'This channel is closed until tomorrow.', paying),
    state('pay-unsafe', 'The channel’s address is not safe', 'This link is not safe to open.', {
      ...paying(ok({ payUrl: unsafe })),
    }),
    state('pay-lost', 'The answer to the payment got lost', 'The answer got lost', paying('drop')),
    state('pay-lost-looking', 'Looking at the order after a lost answer', 'The answer got lost', {
      ...paying('drop', 'hang'),
      steps: [open, pick, pay, { press: 'Look at the order' }],
    }),
    stale(call, ok(plan()), 'Payment Method'),
    withoutParameter('orderId'),
    ...withOrderAfterNo(beforeData({ call })),
  ];
};
