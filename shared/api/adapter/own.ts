import { adaptRequest, adaptResponse } from '#ownAdapter';
import { type Endpoint, requestOf } from '../endpoint.ts';
import { type Outcome, type ResponseHead, readEnvelope, unknownAt } from '../outcome.ts';

declare const __API_BASE__: string;
/** Whether the brand has adapters of single calls, which the build puts into their endpoints. */
declare const __ADAPTS_CALLS__: boolean;

/** The request of a call, which the brand's adapter makes from the contract's own form: see `requestOf`. */
export const requestTo: typeof requestOf = (route, payload, page, address) => {
  const adapt = __ADAPTS_CALLS__ && route.adapter ? route.adapter.adaptRequest : adaptRequest;
  return adapt({ name: route.name, payload, page, base: __API_BASE__ }, requestOf(route, payload, page, address));
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * @returns the outcome of a call, from the envelope that the brand's adapter makes of its response. It is always `unknown` with
 * a status of 500 and above, and, for a call that moves money or signs, if the body is not JSON.
 */
export const readResponse = <Data>(
  call: Pick<Endpoint<never, Data>, 'name' | 'parse' | 'isBinding' | 'adapter'>,
  response: ResponseHead,
  body: string,
): Outcome<Data> => {
  const { ok, status } = response;
  const parsed = parseJson(body);
  const adapt = __ADAPTS_CALLS__ && call.adapter ? call.adapter.adaptResponse : adaptResponse;
  const envelope = adapt(call.name, { status, body: parsed });
  // Envelopes are parsed in one place only, which takes them as text.
  const outcome = readEnvelope(JSON.stringify(envelope) ?? (parsed === undefined ? body : ''), call.parse);
  if (status >= 500 || (!envelope && !ok)) return unknownAt(response, outcome);
  return call.isBinding && parsed === undefined ? readEnvelope(body, call.parse) : outcome;
};
