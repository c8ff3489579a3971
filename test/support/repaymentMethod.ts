import { createRepaymentMethod, type RepaymentMethodModel } from '../../pages/repaymentMethod/model.ts';
import { createPaying, type PayingModel } from '../../pages/repaymentMethod/paying/payingModel.ts';
import type { Sandbox } from '../../scripts/sandbox/createSandbox.ts';
import { sessionOf, smsCode } from '../../scripts/sandbox/testBorrower.ts';
import { success } from './answers.ts';
import { type TestEnv, type TestPhone, testEnv } from './testEnv.ts';
import { type TestRoutes, testRoutes } from './testRoutes.ts';
import { readyIn, untilKind } from './until.ts';

/** The page's opened model on a test platform. */
export interface OpenPage extends TestEnv {
  readonly model: PayingModel;
  readonly page: RepaymentMethodModel;
  readonly routes: TestRoutes;
}

/** Options for the phone and the address. */
export interface Opening extends Partial<TestPhone> {
  readonly hash?: string;
  /** Session parameters to add or override. */
  readonly session?: Record<string, string>;
}

/** The order's data until something is paid, if the test has its own `fetch`. */
const AS_READ = { orderStatus: 170, noticeStatusText: 'Due', noticeDesText: 'Please repay.', facts: { payments: [] } };

/**
 * Wraps a test's service so that reads of the order before a payment are answered separately: the test's own responses
 * are for the ways to pay, the payment, and what is read after it.
 */
const withOrderAside = (answer: typeof fetch): typeof fetch => {
  let isPaying = false;
  return (input, init) => {
    const path = new URL((input as Request).url).pathname;
    if (/repayment-(commit|confirm|huichao)$/.test(path)) isPaying = true;
    // Such a service has no plan, and the amount of the address is compared with nothing.
    if (path === PATHS.plan) return Promise.resolve(Response.error());
    const isAside = !isPaying && path.endsWith('/loan-details');
    return isAside ? Promise.resolve(success(AS_READ)) : answer(input, init);
  };
};

/** Opens the page with its rest, which pays. */
export const openPaying = (test: Pick<TestEnv, 'env' | 'submissionLog'>, routes: TestRoutes) => {
  const env = { ...test.env, routes };
  const page = createRepaymentMethod(env);
  const model = createPaying({ ...env, submissionLog: test.submissionLog }, page);
  // As on a phone, where the rest of the page comes later.
  page.open();
  model.open();
  return { page, model };
};

/** Opens the page of a seeded order's borrower. */
export const openAt = (orderId: string, { hash, session, fetch, ...phone }: Opening = {}): OpenPage => {
  const search = `?${new URLSearchParams({ ...sessionOf(orderId), ...session })}`;
  const test = testEnv({ search, ...phone, ...(fetch && { fetch: withOrderAside(fetch) }) });
  const routes = testRoutes(hash);
  return { ...test, ...openPaying(test, routes), routes };
};

/** Opens the page and waits for the ways to pay. */
export const readyAt = async (orderId: string, opening?: Opening): Promise<OpenPage> => {
  const page = openAt(orderId, opening);
  await untilKind(page.model.$ways, 'ready');
  return page;
};

/** Returns the options for a page that is loaded anew in the same tab, this much later. */
export const reloaded = ({ storage, phoneStorage, clock }: OpenPage, laterMs = 0): Opening => ({
  storage,
  phoneStorage,
  nowMs: clock.now() + laterMs,
});

/** Returns the ways to pay that are on the page. */
export const waysOf = ({ model }: OpenPage) => readyIn(model.$ways).data;

/** Chooses the card whose number ends with `ending`, and pays. */
export const payWith = (page: OpenPage, ending: string): Promise<void> => {
  page.model.card.choose(waysOf(page).cards.find(({ cardNo }) => cardNo.endsWith(ending))?.id ?? '');
  return page.model.card.pay();
};

/** Types the newest code from the borrower's phone, and confirms it. */
export const confirmFromPhone = async ({ model, env }: OpenPage, sandbox: Sandbox): Promise<void> => {
  model.card.type(await smsCode(sandbox, env.page.session.userId ?? ''));
  await model.card.confirm();
};

/** The paths of the page's calls. */
export const PATHS = {
  ways: '/api/v2/loan/service/loan/repayment-way',
  commit: '/api/v2/loan/service/loan/repayment-commit',
  confirm: '/api/v2/loan/service/loan/repayment-confirm',
  wallet: '/api/v2/loan/service/loan/repayment-huichao',
  order: '/api/v3/loan-details/loan-details',
  plan: '/api/v3/installment/loan-play-detail',
} as const;

/** Returns the calls to one of these paths that the page has sent. */
export const sentTo = ({ calls }: OpenPage, name: keyof typeof PATHS) =>
  calls.filter(({ path }) => path === PATHS[name]);

/** Waits until pending promise callbacks have run. */
export const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
