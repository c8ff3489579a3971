import { createFailedLogin } from '../../pages/error/model.ts';
import { createLoanConfirm } from '../../pages/loanConfirm/model.ts';
import { createLoanDetail } from '../../pages/loanDetail/model.ts';
import { createPromotion } from '../../pages/promotion/model.ts';
import { createRepay } from '../../pages/repay/model.ts';
import { createRepayDelay } from '../../pages/repayDelay/model.ts';
import { agreements, legacyOffer, offer } from '../../scripts/gallery/states/data/offer.ts';
import { order, product } from '../../scripts/gallery/states/data/order.ts';
import { channels, delayPlan, periodPlan } from '../../scripts/gallery/states/data/repayment.ts';
import { readLegacyLoanOffer } from '../../shared/api/endpoints/readLegacyLoanOffer.ts';
import { readLoanOffer } from '../../shared/api/endpoints/readLoanOffer.ts';
import { newConfirmation } from '../../shared/features/confirmation/newConfirmation.ts';
import type { RepaymentModel } from '../../shared/features/plans/repayment.ts';
import { toQuery } from '../../shared/session/parameters.ts';
import { type Answers, fakeService } from '../faults/fakeService.ts';
import { channelsAtHand } from '../support/channels.ts';
import { type ConfirmTest, confirmTest, openConfirmation } from '../support/confirming.ts';
import { manualClock } from '../support/manualClock.ts';
import { nextTurn, openPaying } from '../support/repaymentMethod.ts';
import type { TestEnv } from '../support/testEnv.ts';
import { testRoutes } from '../support/testRoutes.ts';
import { readyIn } from '../support/until.ts';

/** What must come out nowhere but on this site. */
export const SECRET = 'session-of-nobody-else';

/** What became of an address: where the page went, what the app was handed, and what is shown or linked on the page. */
export interface Became {
  readonly moves: readonly string[];
  readonly handed: readonly string[];
  readonly shown: readonly string[];
}

/** A screen that is open: what leads on once its data are there, and what then stands on it. */
interface Opened {
  readonly leadOn?: () => unknown;
  readonly shown?: () => readonly (string | undefined)[];
}

/** A field of an answer with an address that the app follows, or shows in a frame. */
interface AddressField {
  /** All answers that the screen needs, with the given value in the field. */
  readonly answers: (address: unknown) => Answers;
  readonly open: (test: ConfirmTest) => Opened;
  readonly query?: { readonly [name: string]: string };
}

// A call and what comes of it take some turns; nothing here waits for time.
const settled = async (): Promise<void> => {
  for (let at = 0; at < 8; at += 1) await nextTurn();
};

/** Brings an address to its field as a service does, and does there what leads on. */
export const bring = async (name: string, address: unknown, app: 'none' | 'ios'): Promise<Became> => {
  const field = addressFields[name];
  if (!field) throw new Error(`There is no such field: ${name}`);
  const borrower = { deviceId: SECRET, sessionId: SECRET, userId: '7', orderId: '17001', productId: '9' };
  const clock = manualClock();
  const { fetch } = fakeService(field.answers(address), clock);
  const test = confirmTest({ search: `?${toQuery({ ...borrower, ...field.query })}`, app, clock, fetch });
  const { leadOn, shown = () => [] } = field.open(test);
  await settled();
  await leadOn?.();
  await settled();
  const { moves, messages } = test;
  return {
    moves: moves.map((move) => move.replace(/^(assign|replace) /, '')).filter((move) => !/^(back|reload)$/.test(move)),
    handed: messages.flatMap(({ action, payload }) => (action === 'openPage' ? [payload.url] : [])),
    shown: shown().filter((url) => url !== undefined && url !== '') as string[],
  };
};

const onOrder = (
  status: number,
  changes: (address: unknown) => object,
  leadOn?: (model: ReturnType<typeof createLoanDetail>) => void,
): AddressField => ({
  answers: (address) => ({ readOrder: order(status, { ...changes(address) }), saveEvent: null }),
  open: ({ env }) => {
    const model = createLoanDetail(env);
    model.open();
    return { leadOn: () => leadOn?.(model) };
  },
});

const atChannel = (answers: Answers, create: (env: TestEnv['env']) => RepaymentModel<never>): AddressField => ({
  answers: (payUrl) => ({ ...answers, readPeriodPlan: periodPlan(), generatePayCode: { payUrl } }),
  open: (test) => {
    const hand = channelsAtHand();
    const model = create(hand.withChannels(test));
    model.open();
    const leadOn = async (): Promise<void> => {
      await hand.choose(model, channels[0]?.channel_number ?? '');
      await hand.channels().pay();
    };
    return { leadOn };
  },
});

type Confirm = ReturnType<typeof createLoanConfirm> | ReturnType<typeof newConfirmation>;

const confirming =
  (open: (test: ConfirmTest) => Confirm, leadOn: (model: Confirm) => unknown): AddressField['open'] =>
  (test) => {
    const model = open(test);
    return {
      leadOn: () => leadOn(model),
      shown: () => ['contract' in model ? model.contract.$view.get()?.frameUrl : undefined],
    };
  };

const readFirst = ({ agreements }: Confirm): unknown => {
  const [agreement] = readyIn(agreements.$view).data;
  return agreement && agreements.read(agreement);
};
const take = (model: Confirm): unknown => model.confirm();
const openContract = (model: Confirm): unknown => 'contract' in model && model.contract.openApart();

const newOffer = { readLoanOffer: offer(), listAgreements: agreements };

const newLoan = (test: ConfirmTest) => openConfirmation(test, readLoanOffer, newConfirmation);

const legacyAnswers = { readLegacyLoanOffer: legacyOffer(), listLegacyAgreements: agreements };
const legacy = (test: ConfirmTest) => openConfirmation(test, readLegacyLoanOffer, createLoanConfirm);

const onLanding = (field: string, route: string): AddressField => ({
  query: { id: '5' },
  answers: (address) => ({
    readLandingTemplate: { id: '5', template: { title: 'Money', [field]: address } },
    trackVisit: null,
    readCaptchaSession: { sid: 's1' },
  }),
  open: ({ env }) => {
    const picture = (_: unknown, sid: string) => `/captcha/${sid}`;
    const model = createPromotion({ ...env, routes: testRoutes(route), picture });
    model.open();
    return { shown: () => [model.download(), model.agreementAddress()] };
  },
});

/** Every field whose address the app follows, or shows in a frame, by its screen and name. */
export const addressFields: { readonly [field: string]: AddressField } = {
  'repay.payUrl': atChannel({}, (env) => createRepay(env as never) as never),
  'repayDelay.payUrl': atChannel(
    { readDelayPlan: delayPlan(), readOrder: order(174) },
    (env) => createRepayDelay(env as never) as never,
  ),
  'loanDetail.playeduL': onOrder(170, (playeduL) => ({ playeduL })),
  'loanDetail.h5Url, to withdraw': onOrder(
    151,
    (h5Url) => ({ h5Url, reyMsg: 'Your money is ready.' }),
    (model) => model.withdraw(),
  ),
  'loanDetail.h5Url, to borrow again': onOrder(
    200,
    (h5Url) => ({ h5Url }),
    (model) => model.borrowAgain(),
  ),
  'loanDetail.url of a product': onOrder(
    21,
    (url) => ({ recProducts: [product('Sample Cash Now', { url })] }),
    ({ $view, openProduct }) => readyIn($view).data.recommended.forEach(openProduct),
  ),
  'repaymentMethod.url of the wallet': {
    query: { withholdingAmount: '320000' },
    answers: (url) => ({
      readRepaymentWays: { alipay: { name: 'Sample Wallet', logo: '' }, repayToken: 't', bankCards: [] },
      repayByWallet: { url },
      readOrder: order(170),
    }),
    open: (test) => {
      const { model } = openPaying(test, testRoutes('#/alipayrepayment'));
      return { leadOn: () => model.payByWallet() };
    },
  },
  'error.url of a product': {
    answers: (url) => ({
      readFailedLogin: { message: 'Your login was refused.', recProducts: [product('Sample Cash Now')] },
      openProduct: { url },
    }),
    open: ({ env }) => {
      const model = createFailedLogin(env);
      model.open();
      return { leadOn: () => Promise.all(readyIn(model.$view).data.recommended.map(model.openProduct)) };
    },
  },
  'newLoanConfirm.contract_url': {
    answers: (contract_url) => ({ ...newOffer, openAgreement: { contract_url } }),
    open: confirming(newLoan, readFirst),
  },
  'newLoanConfirm.lendDetailsUrl of the loan': {
    answers: (lendDetailsUrl) => ({ ...newOffer, pushLoan: { lendDetailsUrl }, readOrder: order(170) }),
    open: confirming(newLoan, take),
  },
  'newLoanConfirm.popAgreementUrl': {
    answers: (popAgreementUrl) => ({ ...newOffer, readLoanOffer: offer({ popAgreementUrl }) }),
    open: confirming(newLoan, openContract),
  },
  'loanConfirm.contract_url': {
    answers: (contract_url) => ({ ...legacyAnswers, openLegacyAgreement: { contract_url } }),
    open: confirming(legacy, readFirst),
  },
  'loanConfirm.url of the loan': {
    answers: (url) => ({ ...legacyAnswers, pushLegacyLoan: { url }, readOrder: order(170) }),
    open: confirming(legacy, take),
  },
  'promotion.downloadUrl': onLanding('downloadUrl', '#/downloadTemplate'),
  'promotion.agreementUrl': onLanding('agreementUrl', '#/agreementTemplate'),
};
