import { afterAll, beforeAll, it } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox.ts';
import { openTestSandbox, sessionOf } from '../../scripts/sandbox/testBorrower.ts';
import * as catalogue from '../../shared/api/catalogue.ts';
import { sandboxLender, smallLender } from '../../test/support/lenders.ts';
import { randomRuns } from '../../test/support/randomRuns.ts';
import type { TestEnv } from '../../test/support/testEnv.ts';
import { type BindBankModel, createBindBank } from './model.ts';

const RUNS = 1000;
const RUNS_MS = 60_000;
// At the sandbox a run takes longer: more of these go through with RUNS=1000.
const SANDBOX_RUNS = Number(process.env['RUNS'] || 40);
const PATIENCE_MS = 900_000;
const ORDER = '170112';

const NUMBER = '0011223344556677';
const form = { items: [{ code: 'bankCard', cate: 'text', inputType: 'card', title: 'Account number' }] };

// What the small lender's form holds, and what the sandbox wants to know besides.
const filled: { readonly [code: string]: string } = { bankCard: NUMBER, bankCode: 'SIB', birthDay: '1990-05-04' };

let sandbox: Sandbox;
let remove: () => Promise<void>;
beforeAll(async () => {
  ({ sandbox, remove } = await openTestSandbox());
});
afterAll(() => remove());

const open = ({ env, marks }: TestEnv): BindBankModel => {
  const model = createBindBank({ ...env, marks, keyboard: { watch: () => {} } });
  model.open();
  return model;
};

const acts = {
  tap: ({ form: { $view, fill, save } }: BindBankModel) => {
    const view = $view.get();
    if (view.kind === 'ready') for (const { at, code, value } of view.fields) fill(at, filled[code] ?? value);
    save();
  },
  lookAgain: ({ form: { lookAgain } }: BindBankModel) => lookAgain(),
  release: ({ form: { release } }: BindBankModel) => release(),
  refresh: ({ form: { $view, read } }: BindBankModel) => void ($view.get().kind !== 'ready' && read()),
};

const state = (model: BindBankModel) => model.form.$saving.get();

const search = (extra: string): string => `?userId=50112&productId=2001${extra}`;

it(
  'for an order: taps, reloads, tabs and lost answers never bind twice on one decision, nor after a yes',
  async () => {
    await randomRuns({
      runs: RUNS,
      seed: 1,
      call: catalogue.bindCardForLoan,
      lender: () =>
        smallLender(search('&orderId=170112&source=loanDetail'), catalogue.bindCardForLoan, null, [
          [catalogue.readBankForm, () => form],
          [catalogue.readOrder, (booked) => ({ orderStatus: 170, cardNeedPop: booked ? 0 : 1 })],
        ]),
      open,
      state,
      acts,
    });
  },
  RUNS_MS,
);

// After a reload nobody knows the number any more, so that a borrower may be offered to save it again.
for (const [records, extra] of [
  ['whose cards can be looked at', '&orderId=170112'],
  ['of which nothing can be looked at', ''],
] as const)
  it(
    `an account ${records}: nothing binds twice on one decision`,
    async () => {
      await randomRuns({
        runs: RUNS,
        seed: 5000,
        call: catalogue.bindCard,
        lender: () =>
          smallLender(search(extra), catalogue.bindCard, null, [
            [catalogue.readBankForm, () => form],
            [
              catalogue.readRepaymentWays,
              (booked) => ({ bankCards: booked ? [{ cardNo: `**** ${NUMBER.slice(-4)}` }] : [] }),
            ],
          ]),
        open,
        state,
        acts,
        mayRepeatYes: true,
      });
    },
    RUNS_MS,
  );

// By the sandbox's ledger. Without an order in the way back to the form, a bound account is another one's beginning.
for (const [call, extra, isRepeatable] of [
  [catalogue.bindCardForLoan, { source: 'loanDetail' }, false],
  [catalogue.bindCard, {}, true],
] as const)
  it(
    `${call.name}: the sandbox's ledger holds nothing twice on one decision`,
    () =>
      randomRuns({
        runs: SANDBOX_RUNS,
        seed: 1,
        call,
        lender: () =>
          sandboxLender(
            sandbox,
            { search: `?${new URLSearchParams({ ...sessionOf(ORDER), ...extra })}`, orderId: ORDER },
            call.name,
          ),
        open,
        state,
        acts,
        mayRepeatYes: isRepeatable,
      }),
    PATIENCE_MS,
  );
