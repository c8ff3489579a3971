import { ok } from '../../../../scripts/gallery/states/answers.ts';
import { order } from '../../../../scripts/gallery/states/data/order.ts';
import type { Step } from '../../../../scripts/gallery/states/State.ts';
import type { CallSite } from '../CallSite.ts';
import { ARRIVED, KEPT_BACK, press, see, silent, siteOf, somewhere, stateOf, withAnswers } from './parts.ts';

const chosen: readonly Step[] = [see('Payment Method'), press('Payment Method'), { pick: 'Sample Counter' }];

/** A channel's pay code: it moves no money, but the borrower has to look at the order before requesting another. */
const payCode = (screen: string): CallSite =>
  siteOf({
    call: 'generatePayCode',
    state: withAnswers(stateOf(`${screen}.ready`), { generatePayCode: ok({ payUrl: somewhere }) }),
    before: chosen,
    trigger: [press('Payment')],
    success: ARRIVED,
    whenUnknown: { words: ['The answer got lost', 'No money was taken'], never: ['failed'], mayLoseFields: true },
    whenKeptBack: KEPT_BACK,
    recovery: { steps: [press('Look at the order'), press('Payment')], asksAgain: true },
    recoveryOfRefusal: { steps: [press('Payment')], asksAgain: true },
  });

const agreement = (screen: string, call: 'openAgreement' | 'openLegacyAgreement'): CallSite =>
  siteOf({
    call,
    ...(screen === 'confirmOfPeriod' && { readsAs: 'openAgreement at newLoanConfirm' }),
    state: withAnswers(stateOf(`${screen}.offer`), { [call]: ok({ contract_url: somewhere }) }),
    before: [see('Payment Plan')],
    trigger: [press('Loan agreement')],
    success: ARRIVED,
  });

const listing = (screen: string, call: 'listAgreements' | 'listLegacyAgreements'): CallSite => {
  const words = ['Payment Plan', 'The offer or its agreements could not be loaded. Press Refresh to go on.'];
  return siteOf({
    call,
    ...(screen === 'confirmOfPeriod' && { readsAs: 'listAgreements at newLoanConfirm' }),
    state: stateOf(`${screen}.offer`),
    success: 'Disclosure statement',
    isBeside: true,
    // A missing list counts as an empty one: there is nothing to agree to.
    mayTake: /^data null$/,
    // The offer stays on screen; the words are in a toast over it.
    whenUnknown: { words },
    whenRefused: { words },
    recovery: { steps: [press('Refresh')], asksAgain: true },
  });
};

const contracts = withAnswers(stateOf('loanDetail.contracts'), { openAgreement: ok({ contract_url: somewhere }) });
const contractsFailed = 'Your contracts cannot be shown right now.';

/** The contracts of an order, in a bottom sheet. */
const contractsOfOrder: readonly CallSite[] = [
  siteOf({
    call: 'listAgreements',
    state: contracts,
    before: [see('Your contracts')],
    trigger: [press('Your contracts')],
    success: 'Disclosure statement',
    // A missing list counts as an empty one: nothing is signed yet.
    mayTake: /^data null$/,
    whenUnknown: { words: [contractsFailed] },
    whenRefused: { words: [contractsFailed] },
    recovery: { steps: [press('Retry')], asksAgain: true },
  }),
  siteOf({
    call: 'openAgreement',
    state: contracts,
    before: [see('Your contracts'), press('Your contracts')],
    trigger: [press('Loan agreement')],
    success: ARRIVED,
  }),
];

const product = withAnswers(stateOf('error.opening'), { openProduct: ok({ url: somewhere }) });

const borrowAgain = withAnswers(stateOf('loanDetail.200'), {
  readOrder: ok(order(200, { h5Url: somewhere })),
  saveEvent: ok(null),
});

/** Sites of calls that can be repeated, of silent calls, and of calls that a screen can do without. */
export const actions: readonly CallSite[] = [
  payCode('repay'),
  payCode('repayDelay'),
  agreement('newLoanConfirm', 'openAgreement'),
  agreement('confirmOfPeriod', 'openAgreement'),
  agreement('loanConfirm', 'openLegacyAgreement'),
  listing('newLoanConfirm', 'listAgreements'),
  listing('confirmOfPeriod', 'listAgreements'),
  listing('loanConfirm', 'listLegacyAgreements'),
  ...contractsOfOrder,
  siteOf({
    call: 'rateStore',
    state: stateOf('loanDetail.score-thanks'),
    before: [see('How do you like our service?'), { pick: '2' }],
    trigger: [press('Send')],
    data: 'ignored',
    whenGood: { mayLoseFields: true },
  }),
  siteOf({
    call: 'openProduct',
    state: product,
    before: [see('Other loans for you')],
    trigger: [press('Apply')],
    success: ARRIVED,
  }),
  siteOf({
    call: 'rateService',
    state: stateOf('complainDetails.rated'),
    before: [see('What you wrote'), { wait: 3 }, { pick: '4' }],
    trigger: [press('Send')],
    data: 'ignored',
    whenUnknown: { words: ['it is not known whether your rating has arrived'] },
    whenKeptBack: KEPT_BACK,
  }),
  siteOf({
    call: 'uploadEvidence',
    state: stateOf('complainPageNext.uploaded'),
    before: [see('You will get a response')],
    trigger: [{ photo: 'Add images' }],
    whenUnknown: { words: ['Not uploaded'] },
    recovery: { steps: [press('Retry')], asksAgain: true },
    // The page does not keep a refused image.
    recoveryOfRefusal: { steps: [{ photo: 'Add images' }], asksAgain: true },
  }),
  silent({
    call: 'saveEvent',
    state: borrowAgain,
    before: [see('Borrow Again')],
    trigger: [press('Borrow Again')],
    success: ARRIVED,
    isLeaving: true,
  }),
  siteOf({
    call: 'readContactInfo',
    state: stateOf('customerService.ready'),
    success: '+63 917 555 0123',
    data: 'optional',
    whenUnknown: { words: ['could not be loaded. Please use those below.'] },
    whenRefused: { words: ['could not be loaded. Please use those below.'] },
    recovery: { steps: [press('Try again')], asksAgain: true },
  }),
  siteOf({
    call: 'readComplaintStart',
    state: stateOf('complainPageNext.titles-fetched'),
    data: 'optional',
    whenUnknown: { words: ['What it is about could not be loaded.'] },
    whenRefused: { words: ['What it is about could not be loaded.'] },
  }),
];
