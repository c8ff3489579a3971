import type { Sandbox } from '../../scripts/sandbox/createSandbox.ts';
import { linesOf } from '../../scripts/sandbox/testBorrower.ts';
import type { CallRoute } from '../../shared/api/endpoint.ts';
import { service } from '../../shared/brand/current.ts';
import { success } from './answers.ts';
import type { Lender } from './randomRuns.ts';
import { resetOrder } from './sandboxControls.ts';

const isTo = (entry: CallRoute, request: Request): boolean =>
  new URL(request.url).pathname.endsWith(entry.path.replace('{svc}', service));

/**
 * Creates a lender of one borrower that responds at once and never rejects a repetition: it carries out each `call` and
 * responds with `yes`, and to the calls of `others` with data made from the count of executions.
 */
export const smallLender = (
  search: string,
  call: CallRoute,
  yes: unknown,
  others: readonly (readonly [entry: CallRoute, data: (booked: number) => unknown])[],
): Lender => {
  let booked = 0;
  const answer = (request: Request): Response => {
    if (isTo(call, request)) {
      booked += 1;
      return success(yes);
    }
    const [, data] = others.find(([entry]) => isTo(entry, request)) ?? [];
    if (!data) throw new Error(`The small lender does not know ${request.url}`);
    return success(data(booked));
  };
  const shortSearch = search.replace(/userId=[^&]*&?/, '');
  return { search, shortSearch, fetch: async (request) => answer(request), booked: () => booked };
};

/** Makes the sandbox the lender of one borrower, whose order is reset. Its records are the ledger's rows of `kind`. */
export const sandboxLender = async (
  sandbox: Sandbox,
  borrower: { readonly search: string; readonly orderId: string },
  kind: string,
): Promise<Lender> => {
  const { search, orderId } = borrower;
  await resetOrder(sandbox, orderId);
  const booked = async (): Promise<number> => {
    const rows = await linesOf(sandbox, orderId);
    return rows.filter((row) => row.kind === kind && row.outcome === '00').length;
  };
  return { search, fetch: sandbox.fetch, booked };
};
