import { createFailedLogin } from '../../pages/error/model.ts';
import { createLoanConfirm } from '../../pages/loanConfirm/model.ts';
import { createLoanDetail } from '../../pages/loanDetail/model.ts';
import { createPromotion } from '../../pages/promotion/model.ts';
import { createRepay } from '../../pages/repay/model.ts';
import { createRepayDelay } from '../../pages/repayDelay/model.ts';
import { callNamesByPath } from '../../scripts/build/calls.ts';
import type { Answer, Answers } from '../../scripts/gallery/states/State.ts';
import { readLegacyLoanOffer } from '../../shared/api/endpoints/readLegacyLoanOffer.ts';
import { readLoanOffer } from '../../shared/api/endpoints/readLoanOffer.ts';
import { newConfirmation } from '../../shared/features/confirmation/newConfirmation.ts';
import type { RepaymentModel } from '../../shared/features/plans/repayment.ts';
import { toQuery } from '../../shared/session/parameters.ts';
import { channelsAtHand } from '../support/channels.ts';
import { type ConfirmTest, confirmTest, openConfirmation } from '../support/confirming.ts';
import { openPaying } from '../support/repaymentMethod.ts';
import { historyEntry, type TestEnv } from '../support/testEnv.ts';
import { testRoutes } from '../support/testRoutes.ts';
import type { AddressField } from './linkFields.ts';

/** What must come out nowhere but on this site. */
export const SECRET = 'session-of-nobody-else';

/** What became of an address: where the page went, what the app was handed, and what is shown or linked on the page. */
export interface Became {
  readonly moves: readonly string[];
  readonly handed: readonly string[];
  readonly shown: readonly string[];
}

type App = 'none' | 'ios';

/** Brings an address to its place as a service does, and does there what leads on. */
export type Drive = (field: AddressField, address: unknown, app: App) => Promise<Became>;

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

// A call and what comes of it take some turns; nothing here waits for time.
const settled = async (): Promise<void> => {
  for (let at = 0; at < 8; at += 1) await turn();
};

const bodyOf = (answer: Answer | undefined): Response => {
  if (typeof answer !== 'object' || !('data' in answer)) return new Response('', { status: 500 });
  return Response.json({ code: '00', message: '', data: answer.data });
};

/** A service with these answers, whatever is asked and how often. */
const serviceOf = (answers: Answers): typeof fetch => {
  const names = callNamesByPath({ paths: {}, service: 'loan' }, '/api');
  return async (input) => {
    const name = names.get(new URL((input as Request).url).pathname);
    const given = name && answers[name];
    return bodyOf((Array.isArray(given) ? given[0] : given) as Answer | undefined);
  };
};

const at = (field: AddressField, address: unknown, app: App): ConfirmTest => {
  const borrower = { deviceId: SECRET, sessionId: SECRET, userId: '7', orderId: '17001', productId: '9' };
  const search = `?${toQuery({ ...borrower, ...field.query })}`;
  return confirmTest({ search, app, fetch: serviceOf(field.answers(address)) });
};

const became = ({ moves, messages }: TestEnv, shown: readonly (string | undefined)[] = []): Became => ({
  moves: moves.map((move) => move.replace(/^(assign|replace) /, '')).filter((move) => !/^(back|reload)$/.test(move)),
  handed: messages.flatMap(({ action, payload }) => (action === 'openPage' ? [payload.url] : [])),
  shown: shown.filter((url) => url !== undefined && url !== '') as string[],
});

/** Opens a screen's model, does what leads on, and answers what became of the address; `shown`: what then stands on the page. */
const drive =
  <Model extends { open(): void }>(
    create: (test: ConfirmTest, field: AddressField) => Model,
    act: (model: Model) => unknown = () => undefined,
    shown: (model: Model) => readonly (string | undefined)[] = () => [],
  ): Drive =>
  async (field, address, app) => {
    const test = at(field, address, app);
    const model = create(test, field);
    model.open();
    await settled();
    await act(model);
    await settled();
    return became(test, shown(model));
  };

const channel =
  (create: (env: TestEnv['env']) => RepaymentModel<never>): Drive =>
  (...given) => {
    const hand = channelsAtHand();
    const pay = async (model: RepaymentModel<never>): Promise<void> => {
      // The channel's number as the sample plans have it.
      const view = model.$view.get() as { readonly data?: { readonly channels: readonly { number: string }[] } };
      await hand.choose(model, view.data?.channels[0]?.number ?? '');
      await hand.channels().pay();
    };
    return drive((test) => create(hand.withChannels(test)), pay)(...given);
  };

type Order = ReturnType<typeof createLoanDetail>;

const onOrder = (act?: (model: Order) => void): Drive => drive(({ env }) => createLoanDetail(env), act);

const firstProduct = ({ $view, openProduct }: Order): void => {
  const view = $view.get();
  const [product] = view.kind === 'ready' ? view.data.recommended : [];
  if (product) openProduct(product);
};

type Confirm = ReturnType<typeof createLoanConfirm> | ReturnType<typeof newConfirmation>;

const confirming = (open: (test: ConfirmTest) => Confirm, act: (model: Confirm) => unknown): Drive =>
  drive(
    (test) => ({ ...open(test), open: () => {} }),
    act,
    (model) => ['contract' in model ? model.contract.$view.get()?.frameUrl : undefined],
  );

const newLoan = (test: ConfirmTest) => openConfirmation(test, readLoanOffer, newConfirmation);
const legacy = (test: ConfirmTest) => openConfirmation(test, readLegacyLoanOffer, createLoanConfirm);

const readFirst = (model: Confirm): unknown => {
  const view = model.agreements.$view.get();
  const [agreement] = view.kind === 'ready' ? view.data : [];
  return agreement && model.agreements.read(agreement);
};
const take = (model: Confirm): unknown => model.confirm();
const openContract = (model: Confirm): unknown => 'contract' in model && model.contract.openApart();

const wallet = drive(
  (test) => ({ ...openPaying(test, testRoutes('#/alipayrepayment')), open: () => {} }),
  ({ model }) => model.payByWallet(),
);

const product = drive(
  ({ env }) => createFailedLogin(env),
  ({ $view, openProduct }) => {
    const view = $view.get();
    const [first] = view.kind === 'ready' ? view.data.recommended : [];
    return first && openProduct(first);
  },
);

const landing = drive(
  ({ env, submissionLog }, { route }) =>
    createPromotion({
      ...env,
      routes: testRoutes(route),
      marks: submissionLog,
      picture: (_: unknown, sid: string) => `/captcha/${sid}`,
      typedPhone: historyEntry(),
    }),
  undefined,
  (model) => [model.download().href, model.agreementAddress()],
);

/** How each address that is followed or framed comes to that, by the field's name. */
export const drives: { readonly [field: string]: Drive } = {
  'repay.payUrl': channel((env) => createRepay(env as never) as never),
  'repayDelay.payUrl': channel((env) => createRepayDelay(env as never) as never),
  'loanDetail.playeduL': onOrder(),
  'loanDetail.h5Url, to withdraw': onOrder((model) => model.withdraw()),
  'loanDetail.h5Url, to borrow again': onOrder((model) => model.borrowAgain()),
  'loanDetail.url of a product': onOrder(firstProduct),
  'repaymentMethod.url of the wallet': wallet,
  'error.url of a product': product,
  'newLoanConfirm.contract_url': confirming(newLoan, readFirst),
  'newLoanConfirm.lendDetailsUrl of the loan': confirming(newLoan, take),
  'newLoanConfirm.popAgreementUrl': confirming(newLoan, openContract),
  'loanConfirm.contract_url': confirming(legacy, readFirst),
  'loanConfirm.url of the loan': confirming(legacy, take),
  'promotion.downloadUrl': landing,
  'promotion.agreementUrl': landing,
};
