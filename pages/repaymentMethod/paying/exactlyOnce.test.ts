import { describe, it } from 'vitest';
import { sessionOf, smsCode } from '../../../scripts/sandbox/testBorrower.ts';
import { sandboxForAllTests } from '../../../scripts/sandbox/testSandbox.ts';
import { endpoints } from '../../../shared/api/allEndpoints.ts';
import type { Call } from '../../../shared/api/client.ts';
import type { CallRoute } from '../../../shared/api/endpoint.ts';
import { repayByWallet } from '../../../shared/api/endpoints/repayByWallet.ts';
import type { Clock } from '../../../shared/platform/env.ts';
import { sandboxLender, smallLender } from '../../../test/support/lenders.ts';
import { runCount } from '../../../test/support/random.ts';
import { type RandomRuns, randomRuns } from '../../../test/support/randomRuns.ts';
import { openPaying } from '../../../test/support/repaymentMethod.ts';
import type { TestEnv } from '../../../test/support/testEnv.ts';
import { testRoutes } from '../../../test/support/testRoutes.ts';
import type { PayingModel } from './payingModel.ts';

// A run sends about ten requests to the sandbox, so more runs would take minutes. They also pass with RUNS=1000.
const SMALL_RUNS = runCount(1000);
const SANDBOX_RUNS = runCount(40);
const ORDER = '180001';
const INSTALMENTS = 4;
const PATIENCE_MS = 900_000;

const sandbox = sandboxForAllTests();

const search = `?${new URLSearchParams({ ...sessionOf(ORDER), withholdingAmount: '725000' })}`;

// The manual clock stands still between the acts of a run, but on a phone two requests never have the same time.
let moments = 0;
const movingOn = (clock: Clock): Clock => ({
  ...clock,
  now: () => {
    moments += 1;
    return clock.now() + moments / 1e6;
  },
});

const openPage = ({ env, submissionLog }: TestEnv): PayingModel =>
  openPaying({ env: { ...env, clock: movingOn(env.clock) }, submissionLog }, testRoutes()).model;

/** Chooses the card at this index of the list, and pays. */
const payWithCard =
  (at: number) =>
  ({ card, $ways }: PayingModel): void => {
    const view = $ways.get();
    card.choose((view.kind === 'ready' && view.data.cards[at]?.id) || '');
    card.pay();
  };

const payByWallet = (model: PayingModel) => void model.payByWallet();

/** Asks for a code if the page is not waiting for one; otherwise confirms with the newest code. */
const payByCode =
  (newestCode: () => Promise<string>) =>
  async (model: PayingModel): Promise<void> => {
    if (!model.card.$code.get()) return payWithCard(0)(model);
    model.card.type(await newestCode());
    await model.card.confirm();
  };

type Tap = RandomRuns<PayingModel>['acts']['tap'];

const runsOf = (tap: Tap): Pick<RandomRuns<PayingModel>, 'open' | 'state' | 'acts' | 'seed'> => ({
  seed: 1,
  open: openPage,
  state: ({ lock }) => lock.$state.get(),
  acts: {
    tap,
    checkAgain: ({ lock }) => void lock.checkAgain(),
    release: (model) => model.payAgain(),
    refresh: (model) => model.refresh(),
  },
});

const cards = [
  { id: 1, bankName: 'B', cardNo: '*1', bankCode: 'C' },
  { id: 2, bankName: 'B', cardNo: '*2', bankCode: 'C' },
];
const others = [
  [
    endpoints.readRepaymentWays,
    (booked: number) => ({
      alipay: { name: 'W' },
      repayToken: `t${booked}`,
      bankCards: cards,
      facts: { dueAmount: 725000 },
    }),
  ],
  [endpoints.readOrder, (booked: number) => ({ orderStatus: booked ? 200 : 170, facts: { payments: [] } })],
] as const;

/** An order whose instalments are equal, of a lender that tells no payments. */
const silent = [
  others[0],
  [endpoints.readOrder, (booked: number) => ({ orderStatus: booked < INSTALMENTS ? 170 : 200 })],
] as const;

const small = (call: CallRoute, yes: unknown, answers: Parameters<typeof smallLender>[3]) => ({
  call,
  lender: () => smallLender(search, call, yes, answers),
});

const inSandbox = (call: CallRoute) => ({
  call,
  lender: () => sandboxLender(sandbox, { search, orderId: ORDER }, call.name),
});

const phoneCode = () => smsCode(sandbox, '50016');
const anyCode = async () => '123456';

// Sends wallet payments to the card's path, so that the harness counts both kinds as one call.
const asOneCall = (call: Call): Call => {
  const path = endpoints.commitRepayment.path;
  return (endpoint, given, options) =>
    call(endpoint.name === repayByWallet.name ? { ...endpoint, path } : endpoint, given, options);
};

const openMixed = ({ env, ...tab }: TestEnv) => openPage({ ...tab, env: { ...env, call: asOneCall(env.call) } });

/** Returns a tap that pays with the card and the wallet by turns, in any tab. */
const byTurns = (): Tap => {
  let taps = 0;
  return (model) => {
    taps += 1;
    if (taps % 2) payWithCard(1)(model);
    else payByWallet(model);
  };
};

describe('whatever the borrower does, on whatever line', { timeout: PATIENCE_MS }, () => {
  it.each([
    ['tells the payments', others],
    ['tells none', silent],
  ])('card and wallet together pay once at a lender without scruples that %s', async (_, answers) => {
    const lender = small(endpoints.commitRepayment, { needValid: 0, url: '/wallet' }, answers);
    await randomRuns({ runs: SMALL_RUNS, ...lender, ...runsOf(byTurns()), open: openMixed });
  });

  it('a code is confirmed once at a lender without scruples', async () => {
    const committed = { needValid: 1, repayRecordId: 3 };
    const lender = small(endpoints.confirmRepayment, null, [...others, [endpoints.commitRepayment, () => committed]]);
    await randomRuns({ runs: SMALL_RUNS, ...lender, ...runsOf(payByCode(anyCode)) });
  });

  it("a card is charged once by the sandbox's ledger", async () => {
    await randomRuns({ runs: SANDBOX_RUNS, ...inSandbox(endpoints.commitRepayment), ...runsOf(payWithCard(1)) });
  });

  it("a code is asked for and confirmed once by the sandbox's ledger", async () => {
    await randomRuns({
      runs: SANDBOX_RUNS,
      ...inSandbox(endpoints.confirmRepayment),
      ...runsOf(payByCode(phoneCode)),
    });
  });
});
