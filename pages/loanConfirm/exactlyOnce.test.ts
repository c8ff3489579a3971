import { describe, it } from 'vitest';
import { agreements } from '../../scripts/gallery/states/data/offer.ts';
import { sessionOf } from '../../scripts/sandbox/testBorrower.ts';
import { sandboxForAllTests } from '../../scripts/sandbox/testSandbox.ts';
import { endpoints } from '../../shared/api/allEndpoints.ts';
import type { Endpoint } from '../../shared/api/endpoint.ts';
import type { OrderKey } from '../../shared/api/endpoints/orderKey.ts';
import type { Confirmation } from '../../shared/features/confirmation/confirmation.ts';
import { type NewConfirmEnv, newConfirmation } from '../../shared/features/confirmation/newConfirmation.ts';
import type { OfferPage } from '../../shared/features/confirmation/offerPage.ts';
import { openConfirmation, testGuard } from '../../test/support/confirming.ts';
import { sandboxLender, smallLender } from '../../test/support/lenders.ts';
import { offerData } from '../../test/support/offers.ts';
import { runCount } from '../../test/support/random.ts';
import { type Lender, randomRuns } from '../../test/support/randomRuns.ts';
import { createLoanConfirm } from './model.ts';

// Runs on the sandbox take longer, so there are fewer; RUNS=1000 makes more.
const SANDBOX_RUNS = runCount(100);

/** A screen on which a loan is taken. */
interface LoanScreen<Offer> {
  /** An order of the sandbox whose loan can be taken there. */
  readonly orderId: string;
  /** The call that takes the loan, its successful data, and the calls that are read before. */
  readonly push: Endpoint<never, unknown>;
  readonly yes: unknown;
  readonly reads: readonly (readonly [call: Endpoint<never, unknown>, data: unknown])[];
  readonly readOffer: Endpoint<Pick<OrderKey, 'productId'>, Offer>;
  readonly create: (env: NewConfirmEnv, page: OfferPage<Offer>) => Confirmation<Offer>;
}

const describeOn = <Offer>(name: string, { orderId, push, yes, reads, readOffer, create }: LoanScreen<Offer>): void => {
  const search = `?${new URLSearchParams(sessionOf(orderId))}`;
  const sandbox = sandboxForAllTests();
  const small = (): Lender =>
    smallLender(search, push, yes, [
      ...reads.map(([call, data]) => [call, () => data] as const),
      [endpoints.readOrder, (booked) => ({ orderStatus: booked ? 170 : 110, noticeStatusText: 'x' })],
    ]);
  const runs = (count: number, lender: () => Lender | Promise<Lender>): Promise<void> =>
    randomRuns({
      runs: count,
      seed: 1,
      call: push,
      lender,
      open: ({ env, submissionLog }) => {
        const confirmEnv = { ...env, submissionLog, guard: testGuard(), inspect: async () => 'html' as const };
        return openConfirmation({ env, confirmEnv }, readOffer, create);
      },
      state: ({ loanSubmission }) => loanSubmission.$state.get(),
      acts: {
        tap: (model) => model.confirm(),
        checkAgain: ({ loanSubmission }) => loanSubmission.checkAgain(),
        release: (model) => model.reopen(),
        refresh: (model) => model.refresh(),
      },
    });

  describe(`A borrower on a bad line takes a loan once on ${name}, and is told nothing that is not true`, () => {
    it('in many random runs', () => runs(runCount(1000), small), 900_000);

    it('in random runs on the sandbox and its ledger', () => {
      return runs(SANDBOX_RUNS, () => sandboxLender(sandbox, { search, orderId }, push.name));
    }, 900_000);
  });
};

describeOn('newLoanConfirm', {
  orderId: '170301',
  push: endpoints.pushLoan,
  yes: { lendDetailsUrl: '/loanDetail' },
  reads: [
    [endpoints.readLoanOffer, offerData()],
    [endpoints.listAgreements, agreements],
  ],
  readOffer: endpoints.readLoanOffer,
  create: newConfirmation,
});

describeOn('loanConfirm', {
  orderId: '170312',
  push: endpoints.pushLegacyLoan,
  yes: { url: 'sampleloan://order/1' },
  reads: [
    [endpoints.readLegacyLoanOffer, { amount: 450000 }],
    [endpoints.listLegacyAgreements, agreements],
  ],
  readOffer: endpoints.readLegacyLoanOffer,
  create: createLoanConfirm,
});
