import { callNames } from '../../../shared/api/allEndpoints.ts';
import { asText, asWholeNumber, type Fields } from '../http/fields.ts';
import { badRequest } from '../http/refusal.ts';

/** Bodies that are not the envelope. */
export const malformedForms = ['html', 'cutJson', 'empty', 'null', 'array', 'string'] as const;

const faults = ['delay', 'hang', 'drop', 'lose', 'refuse', 'status', 'malformed'] as const;

/**
 * The kinds of faults of a call:
 * - `delay`: it is executed `ms` later;
 * - `hang`: no response within two minutes, and the call is not executed;
 * - `drop`: the connection ends before the call is executed;
 * - `lose`: the call is executed, and then the connection ends without its response;
 * - `refuse`: an envelope with this code and message (empty: that the service is busy), the call is not executed;
 * - `status`: an HTTP error with a page instead of an envelope, the call is not executed;
 * - `malformed`: HTTP 200 with a body that is not the envelope, the call is not executed.
 */
export interface FaultSpec {
  readonly fault: (typeof faults)[number];
  readonly ms: number;
  readonly code: string;
  readonly message: string;
  readonly status: number;
  readonly form: (typeof malformedForms)[number];
}

function numberWithin(fields: Fields, name: string, fallback: number, low: number, high: number): number {
  const number = fields[name] === undefined ? fallback : asWholeNumber(fields[name]);
  if (number === null || number < low || number > high) throw badRequest(`${name} must be from ${low} to ${high}.`);
  return number;
}

function oneOf<Value extends string>(fields: Fields, name: string, values: readonly Value[], fallback = ''): Value {
  const wanted = asText(fields[name]) || fallback;
  const value = values.find((each) => each === wanted);
  if (value === undefined) throw badRequest(`${name} must be one of ${values.join(', ')}.`);
  return value;
}

/**
 * Reads a fault from a link's query or a test's JSON, with the calls that it meets; an empty `orderId` matches every order. Throws a
 * Refusal that says what is wrong with it.
 */
export function readFault(fields: Fields) {
  const spec: FaultSpec = {
    fault: oneOf(fields, 'fault', faults),
    ms: numberWithin(fields, 'ms', 8000, 0, 120_000),
    code: asText(fields['code']) || '5000',
    message: asText(fields['message']),
    status: numberWithin(fields, 'status', 502, 400, 599),
    form: oneOf(fields, 'form', malformedForms, 'html'),
  };
  return {
    call: oneOf(fields, 'call', callNames) as string,
    orderId: asText(fields['orderId']),
    remaining: numberWithin(fields, 'times', 1, 1, 1000),
    spec,
  };
}
