import { type CallName, callNames } from '../../../shared/api/allEndpoints.ts';
import { asText, asWholeNumber, type Fields } from '../http/fields.ts';
import { badRequest } from '../http/refusal.ts';
import { type ArmedFault, type FaultSpec, malformedForms } from './faultSpec.ts';

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
