import { setTimeout as sleep } from 'node:timers/promises';
import { callNames } from '../../build/calls.ts';
import { badRequest, refusalResponse } from '../http/envelope.ts';
import { asText, asWholeNumber, type Fields } from '../http/fields.ts';
import type { Texts } from '../texts/en.ts';

const kinds = ['delay', 'hang', 'drop', 'lose', 'refuse', 'status'] as const;

/**
 * A fault of the next `remaining` calls of a name; an empty `orderId` matches every order. Its kinds:
 * - `delay`: the call is executed `ms` later;
 * - `hang`: no response within two minutes, and the call is not executed;
 * - `drop`: the connection ends before the call is executed;
 * - `lose`: the call is executed, and then the connection ends without its response;
 * - `refuse`: an envelope with this code and message (empty: that the service is busy), the call is not executed;
 * - `status`: an HTTP error with a page instead of an envelope, the call is not executed.
 */
export interface Fault {
  readonly call: string;
  readonly orderId: string;
  remaining: number;
  readonly kind: (typeof kinds)[number];
  readonly ms: number;
  readonly code: string;
  readonly message: string;
  readonly status: number;
}

/** Reads a fault from a test's JSON. @throws {Refusal} if there is no such call or fault */
export function readFault(fields: Fields): Fault {
  const kind = kinds.find((each) => each === fields['fault']);
  const call = callNames.find((each) => each === fields['call']);
  if (!kind || !call) throw badRequest(`call must be the name of a call, and fault one of ${kinds.join(', ')}.`);
  return {
    call,
    kind,
    orderId: asText(fields['orderId']),
    remaining: asWholeNumber(fields['times']) ?? 1,
    ms: asWholeNumber(fields['ms']) ?? 8000,
    code: asText(fields['code']) || '5000',
    message: asText(fields['message']),
    status: asWholeNumber(fields['status']) ?? 502,
  };
}

/** Takes the oldest fault that is active for this call, if there is one, and counts it down. */
export function takeFault(faults: readonly Fault[], call: string, orderId: string): Fault | undefined {
  const found = faults.find((fault) => {
    return fault.call === call && fault.remaining > 0 && (fault.orderId === '' || fault.orderId === orderId);
  });
  if (found) found.remaining -= 1;
  return found;
}

/** Longer than the clients' own timeout of one minute, and than two minutes. */
const HANG_MS = 150_000;

/** Tells the server in front to close the connection without a response. */
const dropped = (): Response => new Response(null, { status: 502, headers: { 'x-sandbox-drop': '1' } });

/** Serves a call with its fault; `serve` executes the call, and only delay and lose do that. */
export async function applyFault(
  { code, kind, message, ms, status }: Fault,
  signal: AbortSignal,
  serve: () => Promise<Response>,
  { refusals }: Texts,
): Promise<Response> {
  switch (kind) {
    case 'delay':
      await sleep(ms);
      return serve();
    case 'hang':
      // If the client closes the connection, the wait ends; that is not an error here.
      await sleep(HANG_MS, undefined, { signal, ref: false }).catch(() => undefined);
      return dropped();
    case 'drop':
      return dropped();
    case 'lose':
      await serve();
      return dropped();
    case 'refuse':
      return refusalResponse(code, message || refusals.busy);
    case 'status':
      return new Response('<!doctype html><title>Error</title>', { status, headers: { 'content-type': 'text/html' } });
  }
}
