import type { Sandbox } from '../../scripts/sandbox/createSandbox.ts';
import { post } from '../../scripts/sandbox/testBorrower.ts';

type Service = Pick<Sandbox, 'fetch'>;

/** Resets an order to its seeded state. */
export const resetOrder = (service: Service, orderId: string): Promise<Response> =>
  post(service, `/sandbox/reset?orderId=${orderId}`);

/** Sets a fault of the sandbox (`lose`, `drop` and others) for the next call of this name about the order; `more` adds to it. */
export const armFault = (
  service: Service,
  orderId: string,
  call: string,
  fault: string,
  more: { readonly code?: string; readonly times?: number } = {},
): Promise<Response> => post(service, '/sandbox/faults', { body: JSON.stringify({ call, fault, orderId, ...more }) });
