import { type Endpoint, requestOf } from '../endpoint.ts';
import { type Outcome, type ResponseHead, readEnvelope, unknownAt } from '../outcome.ts';

/** The request of a call in the contract's own form, for a brand without an adapter: see `requestOf`. */
export const requestTo = requestOf;

/**
 * @returns the outcome of a call whose response has arrived, in the contract's own form. With an HTTP error it is `unknown`, even if the
 * body is an envelope: the status does not say what was carried out. The message of a refusal in it may be quoted.
 */
export const readResponse = <Data>(
  call: Pick<Endpoint<never, Data>, 'parse'>,
  response: ResponseHead,
  body: string,
): Outcome<Data> => {
  const outcome = readEnvelope(body, call.parse);
  return response.ok ? outcome : unknownAt(response, outcome);
};
