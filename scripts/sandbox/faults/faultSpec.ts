/** Bodies that are not the envelope. */
export const malformedForms = ['html', 'cutJson', 'empty', 'null', 'array', 'string'] as const;
export type MalformedForm = (typeof malformedForms)[number];

/**
 * What goes wrong with a call:
 * - `delay`: it is served, `ms` later;
 * - `hang`: no answer within two minutes, and the call is not executed;
 * - `drop`: the connection ends before the call is executed;
 * - `lose`: the call is executed, and then the connection ends without its answer;
 * - `refuse`: an envelope with this code and message (empty: that the service is busy), the call is not executed;
 * - `status`: an HTTP error with a page instead of an envelope, the call is not executed;
 * - `malformed`: HTTP 200 with a body that is not the envelope, the call is not executed.
 */
export type FaultSpec =
  | { readonly fault: 'delay'; readonly ms: number }
  | { readonly fault: 'hang' }
  | { readonly fault: 'drop' }
  | { readonly fault: 'lose' }
  | { readonly fault: 'refuse'; readonly code: string; readonly message: string }
  | { readonly fault: 'status'; readonly status: number }
  | { readonly fault: 'malformed'; readonly form: MalformedForm };

/** A fault with the calls that it meets; an empty `orderId` matches every order. */
export interface ArmedFault {
  readonly call: string;
  readonly orderId: string;
  readonly times: number;
  readonly spec: FaultSpec;
}
