import { describe, it } from 'vitest';
import { sessionOf } from '../../scripts/sandbox/testBorrower.ts';
import { endpoints } from '../../shared/api/allEndpoints.ts';
import { agreementsData, testGuard } from '../../test/support/confirming.ts';
import { sandboxLender, smallLender } from '../../test/support/lenders.ts';
import type { Lender } from '../../test/support/randomRunOptions.ts';
import { randomRuns } from '../../test/support/randomRuns.ts';
import { runCount } from '../../test/support/runCount.ts';
import { testSandbox } from '../../test/support/testSandbox.ts';
import { createLoanConfirm } from './model.ts';

// At the sandbox a run takes longer: more of these go through with RUNS=1000.
const SANDBOX_RUNS = runCount(100);
const orderId = '170312';
const search = `?${new URLSearchParams(sessionOf(orderId))}`;

const sandbox = testSandbox();

const small = (): Lender =>
  smallLender(search, endpoints.pushLegacyLoan, { url: 'sampleloan://order/1' }, [
    [endpoints.readLegacyLoanOffer, () => ({ amount: 450000 })],
    [endpoints.listLegacyAgreements, () => agreementsData],
    [endpoints.readOrder, (booked) => ({ orderStatus: booked ? 170 : 110, noticeStatusText: 'x' })],
  ]);

const runs = (count: number, lender: () => Lender | Promise<Lender>): Promise<void> =>
  randomRuns({
    runs: count,
    seed: 1,
    call: endpoints.pushLegacyLoan,
    lender,
    open: ({ env, submissionLog }) => {
      const model = createLoanConfirm({ ...env, submissionLog, guard: testGuard() });
      model.open();
      return model;
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
    return runs(SANDBOX_RUNS, () => sandboxLender(sandbox, { search, orderId }, 'pushLegacyLoan'));
  }, 900_000);
});
