import { type CallName, callNames } from '../../../shared/api/allEndpoints.ts';
import { asText, asWholeNumber, type Fields } from '../http/fields.ts';
import { badRequest } from '../http/refusal.ts';

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

function numberWithin(fields: Fields, name: string, fallback: number, low: number, high: number): number {
  const number = fields[name] === undefined ? fallback : asWholeNumber(fields[name]);
  if (number === null || number < low || number > high) throw badRequest(`${name} must be from ${low} to ${high}.`);
  return number;
}

function readForm(fields: Fields): FaultSpec {
  const wanted = asText(fields['form']) || 'html';
  const form = malformedForms.find((known) => known === wanted);
  if (form === undefined) throw badRequest(`form must be one of ${malformedForms.join(', ')}.`);
  return { fault: 'malformed', form };
}

function readSpec(fields: Fields): FaultSpec {
  const fault = asText(fields['fault']);
  switch (fault) {
    case 'hang':
    case 'drop':
    case 'lose':
      return { fault };
    case 'delay':
      return { fault, ms: numberWithin(fields, 'ms', 8000, 0, 120_000) };
    case 'refuse':
      return {
        fault,
        code: asText(fields['code']) || '5000',
        message: asText(fields['message']),
      };
    case 'status':
      return { fault, status: numberWithin(fields, 'status', 502, 400, 599) };
    case 'malformed':
      return readForm(fields);
    default:
      throw badRequest('fault must be one of delay, hang, drop, lose, refuse, status, malformed.');
  }
}

/** Reads a fault from a link's query or a test's JSON; throws a Refusal that says what is wrong with it. */
export function readFault(fields: Fields): ArmedFault {
  const call = asText(fields['call']);
  if (!callNames.includes(call as CallName)) throw badRequest('call must be the name of a call.');
  return {
    call,
    orderId: asText(fields['orderId']),
    times: numberWithin(fields, 'times', 1, 1, 1000),
    spec: readSpec(fields),
  };
}
