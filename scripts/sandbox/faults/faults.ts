import { callNames } from '../../build/calls.ts';
import { badRequest, refusalResponse } from '../http/envelope.ts';
import { asText, asWholeNumber, type Fields } from '../http/fields.ts';

const kinds = ['drop', 'lose', 'refuse'] as const;

/**
 * A fault of the next `remaining` calls of a name; an empty `orderId` matches every order. Its kinds:
 * - `drop`: the connection ends before the call is executed;
 * - `lose`: the call is executed, and then the connection ends without its response;
 * - `refuse`: an envelope with this code and message (empty: that the service is busy), the call is not executed.
 */
export interface Fault {
  readonly call: string;
  readonly orderId: string;
  remaining: number;
  readonly kind: (typeof kinds)[number];
  readonly code: string;
  readonly message: string;
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
    code: asText(fields['code']) || '5000',
    message: asText(fields['message']),
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

/** Serves a call with its fault; `serve` executes the call, and only lose does that. */
export async function applyFault({ code, kind, message }: Fault, serve: () => Promise<Response>): Promise<Response> {
  if (kind === 'refuse') return refusalResponse(code, message || 'We are busy right now. Please try again later.');
  if (kind === 'lose') await serve();
  // Tells the server in front to close the connection without a response.
  return new Response(null, { status: 502, headers: { 'x-sandbox-drop': '1' } });
}
