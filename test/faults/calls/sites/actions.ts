import { ok } from '../../../../scripts/gallery/states/answers.ts';
import { order } from '../../../../scripts/gallery/states/data/order.ts';
import type { State, Step } from '../../../../scripts/gallery/states/State.ts';
import type { CallSite } from '../CallSite.ts';
import { ARRIVED, acting, press, see, somewhere, stateOf, withAnswers } from './parts.ts';

const chosen: readonly Step[] = [see('Payment Method'), press('Payment Method'), { pick: 'Sample Counter' }];

/** A pay code of a channel: no money moves by it, but the order has to be looked at before another is asked for. */
const payCode = (screen: string): CallSite =>
  acting({
    call: 'generatePayCode',
    state: withAnswers(stateOf(`${screen}.ready`), { generatePayCode: ok({ payUrl: somewhere }) }),
    before: chosen,
    trigger: [press('Payment')],
    success: ARRIVED,
    data: 'needed',
    whenUnknown: { words: ['The answer got lost', 'No money was taken'], never: ['failed'], mayLoseFields: true },
    recovery: { steps: [press('Look at the order'), press('Payment')], asksAgain: true },
    recoveryOfRefusal: { steps: [press('Payment')], asksAgain: true },
  });

const agreement = (screen: string, call: 'openAgreement' | 'openLegacyAgreement'): CallSite =>
  acting({
    call,
    ...(screen === 'confirmOfPeriod' && { readsAs: 'openAgreement at newLoanConfirm' }),
    state: withAnswers(stateOf(`${screen}.offer`), { [call]: ok({ contract_url: somewhere }) }),
    before: [see('Payment Plan')],
    trigger: [press('Loan agreement')],
    success: ARRIVED,
    data: 'needed',
  });

const listing = (screen: string, call: 'listAgreements' | 'listLegacyAgreements'): CallSite => {
  const words = ['Payment Plan', 'The offer or its agreements could not be loaded. Press Refresh to go on.'];
  return {
    name: `${call} at ${screen}`,
    call,
    ...(screen === 'confirmOfPeriod' && { readsAs: 'listAgreements at newLoanConfirm' }),
    opened: stateOf(`${screen}.offer`),
    before: [],
    trigger: [],
    success: 'Disclosure statement',
    isBeside: true,
    data: 'needed',
    // No list is an empty one: there is nothing to agree to.
    mayTake: /^data null$/,
    whenUnknown: { words },
    whenRefused: { words },
    // The offer stands, and the words are a toast over it.
    saysWhy: true,
    recovery: { steps: [press('Refresh')], asksAgain: true },
  };
};

const contracts = withAnswers(stateOf('loanDetail.contracts'), { openAgreement: ok({ contract_url: somewhere }) });
const contractsFailed = 'Your contracts cannot be shown right now.';

/** The contracts of an order, in a sheet over it. */
const contractsOfOrder: readonly CallSite[] = [
  {
    ...acting({
      call: 'listAgreements',
      state: contracts,
      before: [see('Your contracts')],
      trigger: [press('Your contracts')],
      success: 'Disclosure statement',
      data: 'needed',
      whenUnknown: { words: [contractsFailed] },
      whenRefused: { words: [contractsFailed] },
      recovery: { steps: [press('Retry')], asksAgain: true },
    }),
    // No list is an empty one: nothing is signed yet.
    mayTake: /^data null$/,
  },
  acting({
    call: 'openAgreement',
    state: contracts,
    before: [see('Your contracts'), press('Your contracts')],
    trigger: [press('Loan agreement')],
    success: ARRIVED,
    data: 'needed',
  }),
];

const scored = stateOf('loanDetail.score-thanks');

const product = withAnswers(stateOf('error.opening'), { openProduct: ok({ url: somewhere }) });

const borrowAgain = withAnswers(stateOf('loanDetail.200'), {
  readOrder: ok(order(200, { h5Url: somewhere })),
  saveEvent: ok(null),
});

const rated = stateOf('complainDetails.rated');
const uploaded = stateOf('complainPageNext.uploaded');

const quiet = (site: Omit<CallSite, 'whenUnknown' | 'whenRefused' | 'saysWhy' | 'data' | 'isSilent'>): CallSite => ({
  ...site,
  data: 'ignored',
  whenUnknown: {},
  whenRefused: {},
  saysWhy: false,
  isSilent: true,
});

const contact: State = stateOf('customerService.ready');
const titles = stateOf('complainPageNext.titles-fetched');

/** What can be done again, what nobody waits for, and what a screen can do without. */
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
  acting({
    call: 'rateStore',
    state: scored,
    before: [see('How do you like our service?'), { pick: '2' }],
    trigger: [press('Send')],
    success: scored.shows,
    data: 'ignored',
    whenGood: { mayLoseFields: true },
  }),
  acting({
    call: 'openProduct',
    state: product,
    before: [see('Other loans for you')],
    trigger: [press('Apply')],
    success: ARRIVED,
    data: 'needed',
  }),
  acting({
    call: 'rateService',
    state: rated,
    before: [see('What you wrote'), { wait: 3 }, { pick: '4' }],
    trigger: [press('Send')],
    success: rated.shows,
    data: 'ignored',
    whenUnknown: { words: ['it is not known whether your rating has arrived'] },
  }),
  acting({
    call: 'uploadEvidence',
    state: uploaded,
    before: [see('You will get a response')],
    trigger: [{ photo: 'Add images' }],
    success: uploaded.shows,
    data: 'needed',
    whenUnknown: { words: ['Not uploaded'] },
    recovery: { steps: [press('Retry')], asksAgain: true },
    // A refused image is not kept.
    recoveryOfRefusal: { steps: [{ photo: 'Add images' }], asksAgain: true },
  }),
  quiet({
    name: 'saveEvent at loanDetail',
    call: 'saveEvent',
    opened: borrowAgain,
    before: [see('Borrow Again')],
    trigger: [press('Borrow Again')],
    success: ARRIVED,
    isLeaving: true,
  }),
  {
    name: 'readContactInfo at customerService',
    call: 'readContactInfo',
    opened: contact,
    before: [],
    trigger: [],
    success: '+63 917 555 0123',
    data: 'optional',
    whenUnknown: { words: ['could not be loaded. Please use those below.'] },
    whenRefused: { words: ['could not be loaded. Please use those below.'] },
    saysWhy: true,
    recovery: { steps: [press('Try again')], asksAgain: true },
  },
  {
    name: 'readComplaintStart at complainPageNext',
    call: 'readComplaintStart',
    opened: titles,
    before: [],
    trigger: [],
    success: titles.shows,
    data: 'optional',
    whenUnknown: { words: ['What it is about could not be loaded.'] },
    whenRefused: { words: ['What it is about could not be loaded.'] },
    saysWhy: true,
    recovery: { steps: [press('Retry')], asksAgain: true },
  },
];
