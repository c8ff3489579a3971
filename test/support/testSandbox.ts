import type { Sandbox } from '../../scripts/sandbox/createSandbox.ts';
import { post } from '../../scripts/sandbox/testBorrower.ts';
import { sandboxForAllTests, sandboxForEachTest } from '../../scripts/sandbox/testSandbox.ts';

/** A seeded sandbox for the tests of a file, or of the `describe` that asks for it: one for all, or a new one for each. */
export const testSandbox = (life: 'for all' | 'for each' = 'for all'): Sandbox =>
  life === 'for all' ? sandboxForAllTests() : sandboxForEachTest();

type Service = Pick<Sandbox, 'fetch'>;

/** An order begins anew, as it was seeded. */
export const resetOrder = (service: Service, orderId: string): Promise<Response> =>
  post(service, `/sandbox/reset?orderId=${orderId}`);

/** The next call of this name that is about the order meets a fault: `lose`, `drop` and others of the sandbox's, with `more` of it. */
export const armFault = (
  service: Service,
  orderId: string,
  call: string,
  fault: string,
  more: { readonly code?: string; readonly times?: number } = {},
): Promise<Response> => post(service, '/sandbox/faults', { body: JSON.stringify({ call, fault, orderId, ...more }) });
