import type { Endpoint } from '../../endpoint.ts';
import { readEnvelope } from '../../envelope.ts';
import type { Outcome } from '../../outcome.ts';
import { unknown } from '../../settle.ts';

/**
 * @returns the outcome of a call whose response has arrived, in the contract's own form. With an HTTP error it is `unknown`, even if the
 * body is an envelope: the status does not say what was carried out. The message of a refusal in it is passed on for the borrower.
 */
export const readResponse = <Data>(
  call: Pick<Endpoint<never, Data>, 'parse'>,
  { ok, status }: Pick<Response, 'ok' | 'status'>,
  body: string,
): Outcome<Data> => {
  const outcome = readEnvelope(body, call.parse);
  if (ok) return outcome;
  return { ...unknown('http'), status, ...(outcome.kind === 'refused' && { message: outcome.message }) };
};
