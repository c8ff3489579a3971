import type { Endpoint } from '../../endpoint.ts';
import { readEnvelope } from '../../envelope.ts';
import type { Outcome } from '../../outcome.ts';
import { unknown } from '../../settle.ts';

/**
 * The outcome of a call whose response has come, in the contract's own form. An error of HTTP says nothing of what was done, also
 * where an envelope came with it, whose message is the borrower's to read.
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
