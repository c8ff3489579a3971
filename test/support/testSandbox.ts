import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox.ts';
import { ORIGIN, openTestSandbox } from '../../scripts/sandbox/testBorrower.ts';

/** A seeded sandbox for the tests of a file, or of the `describe` that asks for it: one for all, or a new one for each. */
export const testSandbox = (life: 'for all' | 'for each' = 'for all'): Sandbox => {
  const [before, after] = life === 'for all' ? [beforeAll, afterAll] : [beforeEach, afterEach];
  // It is here once the first test begins.
  const sandbox = {} as Sandbox;
  let remove: () => Promise<void>;
  before(async () => {
    const opened = await openTestSandbox();
    remove = opened.remove;
    Object.assign(sandbox, opened.sandbox);
  });
  after(() => remove());
  return sandbox;
};

type Service = Pick<Sandbox, 'fetch'>;

/** An order begins anew, as it was seeded. */
export const resetOrder = ({ fetch }: Service, orderId: string): Promise<Response> =>
  fetch(new Request(`${ORIGIN}/sandbox/reset?orderId=${orderId}`, { method: 'POST' }));

/** The next call of this name that is about the order meets a fault: `lose`, `drop` and others of the sandbox's. */
export const armFault = ({ fetch }: Service, orderId: string, call: string, fault: string): Promise<Response> =>
  fetch(
    new Request(`${ORIGIN}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ call, fault, orderId }),
    }),
  );

/** A line of the sandbox's ledger. */
interface LedgerRow {
  readonly kind: string;
  readonly outcome: string;
}

/** What the sandbox's ledger holds of an order. */
export const ledgerOf = async ({ fetch }: Service, orderId: string): Promise<readonly LedgerRow[]> => {
  const answer = await fetch(new Request(`${ORIGIN}/sandbox/ledger?orderId=${orderId}`));
  return (await answer.json()) as readonly LedgerRow[];
};
