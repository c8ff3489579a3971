import { describe, it } from 'vitest';
import { sessionOf } from '../../scripts/sandbox/testBorrower.ts';
import type { Endpoint } from '../../shared/api/endpoint.ts';
import type { OrderKey } from '../../shared/api/endpoints/orderKey.ts';
import { readOrder } from '../../shared/api/endpoints/readOrder.ts';
import type { Confirmation } from '../../shared/features/confirmation/confirmation.ts';
import type { NewConfirmEnv } from '../../shared/features/confirmation/newConfirmation.ts';
import type { OfferPage } from '../../shared/features/confirmation/offerPage.ts';
import { openConfirmation, testGuard } from './confirming.ts';
import { sandboxLender, smallLender } from './lenders.ts';
import { runCount } from './random.ts';
import type { Lender } from './randomRun.ts';
import { randomRuns } from './randomRuns.ts';
import { testSandbox } from './testSandbox.ts';

// Runs on the sandbox take longer, so there are fewer; RUNS=1000 makes more.
const SANDBOX_RUNS = runCount(100);

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

/** Defines the random-run tests of a screen on which a loan is taken. */
export const describeLoanTakenOnce = <Offer>({
  orderId,
  push,
  yes,
  reads,
  readOffer,
  create,
}: LoanScreen<Offer>): void => {
  const search = `?${new URLSearchParams(sessionOf(orderId))}`;
  const sandbox = testSandbox();
  const small = (): Lender =>
    smallLender(search, push, yes, [
      ...reads.map(([call, data]) => [call, () => data] as const),
      [readOrder, (booked) => ({ orderStatus: booked ? 170 : 110, noticeStatusText: 'x' })],
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

  describe('A borrower on a bad line takes a loan once, and is told nothing that is not true', () => {
    it('in many random runs', () => runs(runCount(1000), small), 900_000);

    it('in random runs on the sandbox and its ledger', () => {
      return runs(SANDBOX_RUNS, () => sandboxLender(sandbox, { search, orderId }, push.name));
    }, 900_000);
  });
};
