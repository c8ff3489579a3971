import { findPages } from '../../../build/findPages.ts';
import { beforeData, withOrderAfterNo } from '../data/failures.ts';
import { codeOpened, due, dueNext, order, sentPayment } from '../data/order.ts';
import { delayPlan, payCode, periodPlan } from '../data/repayment.ts';
import { lengthened } from '../data/words.ts';
import { type Answer, ofOrder, ok, refused, type StateOfScreen, secondsAgo, state, statesOf } from '../State.ts';

// The data of an order that the previous page has stored.
const kept = (info: object, seconds = 300) => ({
  stored: { repaymentInfo: { isRollover: 0, ...info, ...ofOrder, checkedAt: secondsAgo(seconds) } },
});

// The page reads the order to check whether the code has been paid.
const unpaid = { readOrder: due };

// A stored code is shown at once, and requested again meanwhile from the call that it came from.
const checked = (info: object) => ({ ...kept(info), answers: { readPeriodPlan: ok(info), ...unpaid } });

const keptAnd = (readPeriodPlan: Answer, seconds?: number) => ({
  ...kept(periodPlan(), seconds),
  answers: { readPeriodPlan },
});

const maybePaid = (readOrder: Answer, agoSeconds?: number) => ({
  stored: { ...kept(periodPlan()).stored, ...sentPayment(codeOpened, agoSeconds).stored },
  answers: { readPeriodPlan: ok(periodPlan()), readOrder },
});

// The sample brand recognises the channel by its number in the list of channels.
const counterPlan = () => periodPlan({ defDetail: { ...payCode, logo: '', title: 'Sample Counter', payNotice: [] } });
const barredPlan = { ...counterPlan(), repayAmount: 4_900 };

const longPlan = lengthened(periodPlan({ defDetail: payCode }));

const noCode = ok(periodPlan({ defDetail: null }));
const ofNoCode = 'There is no pay code for this order now. Choose another way to pay.';

const later: readonly StateOfScreen[] = [
  state('rollover', payCode.payCode, {
    // As an app stores it, which does not say what it is for.
    ...kept({ ...delayPlan(), repayAmount: undefined, isRollover: undefined }),
    answers: { readDelayPlan: ok(delayPlan()), ...unpaid },
  }),
  state('copied', 'copy success', { ...checked(periodPlan()), steps: [{ press: 'Copy' }] }),
  state('barcode', payCode.payCode, checked(counterPlan())),
  state('barred', 'Minimum {amount}. You have {due} to pay.', {
    ...kept(barredPlan),
    answers: { readPeriodPlan: ok(barredPlan) },
    needs: 'leastAtCounter',
  }),
  state('checking', 'Checked at {time}. Checking again…', keptAnd('hang')),
  state('stale', 'May be out of date: checked at {time}', keptAnd('drop')),
  state('paid', 'Nothing is left to pay on this order.', {
    ...kept(periodPlan()),
    answers: { readPeriodPlan: refused('There is nothing to repay on this order.'), readOrder: ok(order(200)) },
  }),
  state('partly-paid', 'Paid. Thank you', maybePaid(dueNext)),
  state('expired', 'The code has expired. Do not pay with it.', {
    answers: { readPeriodPlan: ok(periodPlan({ facts: { code: { validUntil: '2026-05-04T08:00:00+08:00' } } })) },
  }),
];

const noOrder = state('no-order', 'This link is incomplete. Please open your order in the app.', {
  query: { orderId: '', productId: '' },
});

const codePages = (await findPages({ only: [], hasPreview: false })).filter(({ facts }) => facts.earlyUnlessStored);

/** The states of every page of a code: each shows the one that an earlier page has stored. */
export const everyCodePage = codePages.flatMap(({ folder }) =>
  statesOf(folder, [
    state('stored', payCode.payCode, checked(periodPlan())),
    state('long', longPlan.defDetail.payCode, checked(longPlan)),
    state('no-code', ofNoCode, { answers: { readPeriodPlan: noCode } }),
    noOrder,
  ]),
);

const ofType2 = { at: '/repaymentOfCode', query: { type: '2' } };

/** The states of the page to repay by code. */
export const repaymentOfCode2 = statesOf('repaymentOfCode2', [
  state('fetched', payCode.payCode, { answers: { readPeriodPlan: ok(periodPlan()), ...unpaid } }),
  state(
    'no-steps',
    payCode.payCode,
    checked(periodPlan({ defDetail: { ...payCode, logo: '', title: '', payNotice: [] } })),
  ),
  state('type-2', payCode.payCode, { ...ofType2, ...checked(periodPlan()) }),
  state('type-2-long', longPlan.defDetail.payCode, { ...ofType2, ...checked(longPlan) }),
  ...later,
  ...withOrderAfterNo(beforeData({ call: 'readPeriodPlan' })),
]);
