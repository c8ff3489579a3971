import type { CallName } from '../../../../shared/api/allEndpoints.ts';
import { beforeData, only, refusal, stale, withOrderAfterNo, withoutParameter } from '../data/failures.ts';
import { codeOpened, due, dueLater, order, sentPayment } from '../data/order.ts';
import { delayPlan, manyChannels, periodPlan } from '../data/repayment.ts';
import { lengthened, unsafe } from '../data/words.ts';
import { type Answer, type Answers, ok, refused, type StateOfScreen, type Step, state, statesOf } from '../State.ts';

type Changes = { readonly [name: string]: unknown };

interface Paying {
  readonly call: CallName;
  /** Returns the plan's data, with changes. */
  readonly plan: (changes?: Changes) => Changes;
}

const open: Step = { press: 'Payment Method' };
const pick: Step = { pick: 'Sample Counter' };
const pay: Step = { press: 'Payment' };
const chooseFirst = 'Please select your repayment method for payment';

/** Returns the states that the pages which show a plan and take its payment have in common. */
const waysToPay = ({ call, plan }: Paying): readonly StateOfScreen[] => {
  const shown = (changes: Changes, ...steps: Step[]) => ({
    answers: { [call]: ok(plan(changes)) },
    steps,
  });
  const given = (...steps: Step[]) => shown({}, ...steps);
  const paying = (payCode: Answer, ...again: Answer[]) => ({
    answers: { [call]: [ok(plan()), ...again], generatePayCode: payCode },
    steps: [open, pick, pay],
  });
  return [
    state('ready', 'How to repay', given()),
    state('no-code', 'Payment Method', shown({ defDetail: null })),
    state('long', 'Payment Method', shown(lengthened(plan()))),
    state('copied', 'copy success', given({ press: 'Copy' })),
    state('sheet', chooseFirst, given(open)),
    state('sheet-many', 'Sample Branch 1', shown({ repayList: manyChannels }, open)),
    state('sheet-none', 'There is no channel to pay at right now.', shown({ repayList: [] }, open)),
    state('sheet-chosen', 'Sample Counter', given(open, pick)),
    state('asking', 'Opening…', paying('hang')),
    refusal('pay-refused', 'This channel is closed until tomorrow.', paying),
    state('pay-unsafe', 'We cannot open this link here. Try another way, or call us.', paying(ok({ payUrl: unsafe }))),
    state(
      'pay-lost',
      'The payment page did not open. No money was taken, but there may be a pay code already.',
      paying('drop'),
    ),
    stale(call, ok(plan()), 'Payment Method'),
    withoutParameter('orderId'),
    ...withOrderAfterNo(beforeData({ call })),
  ];
};

const given = (readPeriodPlan: Answer) => ({ answers: { readPeriodPlan } });

/** The states of the period repayment page. */
export const repay = statesOf('repay', [
  ...waysToPay({ call: 'readPeriodPlan', plan: periodPlan }),
  state('settled', 'Nothing is left to pay on this order.', {
    answers: { readPeriodPlan: refused('There is nothing to repay on this order.', '4011'), readOrder: ok(order(200)) },
  }),
  state('nothing-due', 'Nothing to pay right now', {
    answers: { readPeriodPlan: refused('There is nothing to repay on this order.', '4011'), readOrder: ok(order(21)) },
  }),
  state('code-opened', 'See the pay code', {
    ...sentPayment(codeOpened, 1000),
    answers: { readPeriodPlan: ok(periodPlan()), readOrder: due },
  }),
  state('unfolded', 'hide', { ...given(ok(periodPlan())), steps: [{ press: 'more' }] }),
]);

// States in common with the period page that are repeated here; `repay` shows all of them already.
const early = ['loading', 'refused', 'offline'];
const again = ['ready', 'no-code', 'long', 'sheet-chosen', 'asking', 'pay-lost', 'stale', ...early];

/** Returns the answers read along with the rollover plan: what paying now costs. */
const besides = ({ name }: StateOfScreen): Answers => ({
  ...(!early.includes(name) && { readPeriodPlan: ok(periodPlan()) }),
});

/** The states of the delay (rollover) repayment page. */
export const repayDelay = statesOf('repayDelay', [
  ...only(waysToPay({ call: 'readDelayPlan', plan: delayPlan }), again).map((each) => ({
    ...each,
    answers: { ...besides(each), ...each.answers },
  })),
  state('pay-now-unknown', 'Payment Method', { answers: { readDelayPlan: ok(delayPlan()), readPeriodPlan: 'drop' } }),
  state('moved', 'Your due date has moved', {
    ...sentPayment({ way: 'channel', place: 'Sample Counter', state: 'opened', isRollover: 1 }),
    answers: { readDelayPlan: refused('The date of this order cannot be moved.', '4012'), readOrder: dueLater },
  }),
]);
